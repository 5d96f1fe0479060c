import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PictureRegion } from '#contracts/visual.ts'
import { isPictureName, PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'
import { PICTURE_SEARCH_PATH } from './paths.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture chosen on this page, with its object URL, which is revoked with the page. */
export type ChosenPicture = { readonly file: File; readonly url: string }

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
    for (const [name, share] of Object.entries(region ?? {})) form.append(name, share.toFixed(4))
    void submit(form, {
      method: 'post',
      encType: 'multipart/form-data',
      action: localePath(PICTURE_SEARCH_PATH),
    })
  }

  return {
    chosen,
    /** Why the last file was not sent: by its name it is no picture (Spec §5), or it is too large and could not be made smaller. */
    refusal,
    async choose(file: File | null | undefined): Promise<void> {
      if (!file) return
      const isPicture = isPictureName(file.name)
      setRefusal(isPicture ? null : 'picture-type')
      if (!isPicture) return
      const small = await shrinkPicture(file)
      if (small.size > PICTURE_BYTES_MAX) return setRefusal('picture-too-large')
      setChosen({ file: small, url: URL.createObjectURL(small) })
      send(small, null)
    },
    searchPart(region: PictureRegion | null): void {
      if (chosen) send(chosen.file, region)
    },
  }
}
