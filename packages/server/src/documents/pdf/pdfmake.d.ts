import 'pdfmake';

/** What @types/pdfmake leaves out: the files that pdfmake looks up before anything else, in Node and in the page alike. */
declare module 'pdfmake' {
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
}
