// `npm run release -- <command>`: what release engineers do, in a terminal. Everything is said to a running console over
// HTTP. Exit codes: 0 done, 1 not possible, 2 a check failed, 3 somebody else was first.
import { runRelease } from './run.ts';

const { out, problem, code } = await runRelease(process.argv.slice(2), process.env);
if (out !== '') console.log(out);
if (problem !== '') console.error(problem);
process.exitCode = code;
