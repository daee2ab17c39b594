// Writes PDFs beside the thread that answers requests: a Chinese font takes a second to read.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PdfContent } from './pdfContent.ts';
import { writePdf } from './writePdf.ts';

// Linux counts a thread as a process of its own here; elsewhere the whole server would be meant.
if (process.platform === 'linux') setPriority(10);

parentPort?.once('message', async (content: PdfContent) => {
  parentPort?.postMessage(await writePdf(content));
});
