/** The text of a script (tools/inlineScripts.ts). */
declare module '*?script' {
  const text: string;
  export default text;
}
