// Made by scripts/texts.ts from the Fluent files of the Python package.
declare module 'virtual:texts' {
  /** `language/parcel` -> how to fetch its messages. */
  export const parcels: Record<string, () => Promise<string>>;
}
