import sharp from 'sharp'

/** A small PDF file, complete only as far as its structure matters. */
export const SAMPLE_PDF = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
)

/** A picture of 40 by 30 pixels. */
export async function samplePicture(format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 40, height: 30, channels: 3, background: '#7a5c3e' } as const
  return new Uint8Array(await sharp({ create }).toFormat(format).toBuffer())
}
