declare module 'gltf-validator' {
  /** The result of the Khronos validator for a glTF file. */
  export function validateBytes(bytes: Uint8Array): Promise<{ issues: { numErrors: number } }>
}
