import { createServer } from 'node:http';

// The floor of the server bench: node:http that reads a body and answers fixed bytes, as a process of its own.
const bytes = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: typeof address === 'object' ? address?.port : null });
});
