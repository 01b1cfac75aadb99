declare module 'vnu-jar' {
  /** The address of the checker's file, as an object. */
  const jar: { toString(): string };
  export default jar;
}
