import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PictureRegion } from '#contracts/visual.ts'
import { isPictureName } from '#domain/search/picture-name.ts'
import { PICTURE_SEARCH_PATH } from './paths.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture chosen on this page, with its object URL, which is revoked with the page. */
export type ChosenPicture = { readonly file: File; readonly url: string }

/** The current picture: choosing one searches with it, and so does choosing a part of it. */
export function useChosenPicture() {
  const submit = useSubmit()
  const localePath = useLocalePath()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [isRefused, setIsRefused] = useState(false)
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
    /** Whether the name of the last file is not that of a picture (Spec §5). */
    isRefused,
    async choose(file: File | null | undefined): Promise<void> {
      if (!file) return
      const isPicture = isPictureName(file.name)
      setIsRefused(!isPicture)
      if (!isPicture) return
      const small = await shrinkPicture(file)
      setChosen({ file: small, url: URL.createObjectURL(small) })
      send(small, null)
    },
    searchPart(region: PictureRegion | null): void {
      if (chosen) send(chosen.file, region)
    },
  }
}
