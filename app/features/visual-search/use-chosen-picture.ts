import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PictureRegion } from '#contracts/visual.ts'
import { isPictureName, PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'
import { PICTURE_SEARCH_PATH } from './paths.ts'

/** A picture chosen on this page, with its object URL, which is revoked once it is replaced or the page is left. */
export type ChosenPicture = { readonly file: File; readonly url: string }

/** The longest side that the search uses, in pixels; a longer one would only take longer to upload. */
const SIDE_MAX = 1024

const JPEG_QUALITY = 0.9

/** The current picture: choosing one searches with it, and so does choosing a part of it. */
export function useChosenPicture() {
  const submit = useSubmit()
  const localePath = useLocalePath()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [refusal, setRefusal] = useState<'picture-type' | 'picture-too-large' | null>(null)
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.url)
    },
    [chosen],
  )

  function send(file: File, region: PictureRegion | null): void {
    const form = new FormData()
    form.append('picture', file)
    for (const [name, fraction] of Object.entries(region ?? {})) form.append(name, fraction.toFixed(4))
    void submit(form, {
      method: 'post',
      encType: 'multipart/form-data',
      action: localePath(PICTURE_SEARCH_PATH),
    })
  }

  return {
    chosen,
    /** Why the last file was refused: by its name it is no picture (Spec §5), or it is too large even when reduced. */
    refusal,
    async choose(file: File | null | undefined): Promise<void> {
      if (!file) return
      const isPicture = isPictureName(file.name)
      setRefusal(isPicture ? null : 'picture-type')
      if (!isPicture) return
      const shrunk = await shrinkPicture(file)
      if (shrunk.size > PICTURE_BYTES_MAX) return setRefusal('picture-too-large')
      setChosen({ file: shrunk, url: URL.createObjectURL(shrunk) })
      send(shrunk, null)
    },
    searchPart(region: PictureRegion | null): void {
      if (chosen) send(chosen.file, region)
    },
  }
}

/**
 * Prepares a picture for upload: scaled down, upright, on white, without metadata such as its location. A file that
 * the browser cannot decode is returned unchanged, so that the server reports the problem.
 */
async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const canvasContext = canvas.getContext('2d')
  if (!canvasContext) return file
  canvasContext.fillStyle = 'white'
  canvasContext.fillRect(0, 0, canvas.width, canvas.height)
  canvasContext.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  return blob ? new File([blob], 'picture.jpg', { type: blob.type }) : file
}
