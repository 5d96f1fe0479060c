/** Red, green and blue bytes, row by row. */
export type RgbPicture = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }
