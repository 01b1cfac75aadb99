declare module 'virtual:islands' {
  export const islands: import('#ui/islands/hydrate.browser.ts').Islands;
}
