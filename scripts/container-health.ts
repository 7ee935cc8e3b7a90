// The health check of the container image: exit code 0 while the site can serve.
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 3000}/readyz`).catch(() => undefined);
process.exitCode = answer?.ok === true ? 0 : 1;
export {};
