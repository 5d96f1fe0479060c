import type { PictureSearch } from '#clients/visual/visual-client.ts'
import { type PictureRefusalCode, pictureRegion } from '#contracts/visual.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isPictureName, PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'

/** The service validates the content of the picture. */
export async function readPictureForm(
  form: FormData,
): Promise<Result<Pick<PictureSearch, 'bytes' | 'region'>, PictureRefusalCode>> {
  // One field is for files and one for the camera: one of them is empty.
  const file = form.getAll('picture').find((value) => value instanceof File && value.size > 0)
  if (!(file instanceof File)) return refuse('picture-missing')
  if (!isPictureName(file.name)) return refuse('picture-type')
  if (file.size > PICTURE_BYTES_MAX) return refuse('picture-too-large')
  const region = pictureRegion.safeParse(Object.fromEntries(form))
  return ok({ bytes: new Uint8Array(await file.arrayBuffer()), region: region.success ? region.data : null })
}
