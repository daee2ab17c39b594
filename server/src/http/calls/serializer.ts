import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/**
 * Compiles the serializer of a response schema when the first such response is sent. Compiling all of them up front took 90 ms of
 * each start.
 */
export const serializerCompiler: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let serialize: (answer: unknown) => string = (answer) => {
    serialize = fastJsonStringify(schema);
    return serialize(answer);
  };
  return (answer) => serialize(answer);
};
