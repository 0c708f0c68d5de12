// A machine with two cores and a server, a database and a browser on them is late now and then: what a component is waited
// for has the time that a server's answer has, and not one second.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
export {};
