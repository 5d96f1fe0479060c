import { type ChangeEvent, useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { PICTURE_ENDINGS } from '#domain/search/picture-name.ts'
import { PICTURE_SEARCH_PATH } from './paths.ts'

/** Uploads a picture: a plain form; with JavaScript it is submitted on selection. */
export function PictureForm({
  isBusy,
  isOver,
  faultId,
  choose,
}: {
  isBusy: boolean
  /** Whether a picture is being dragged over the page. */
  isOver: boolean
  /** The id of the error of the last picture; null without one. */
  faultId: string | null
  choose(file: File | undefined): void
}) {
  const t = useTranslations('visual')
  const localePath = useLocalePath()
  const form = useRef<HTMLFormElement>(null)
  const chooseNow = useRef(choose)
  useEffect(() => {
    // A picture may have been chosen before hydration.
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
    const early = [...fields].find(({ files }) => files?.length)
    if (early) chooseNow.current(early.files?.[0])
  }, [])
  const field = {
    name: 'picture',
    accept: PICTURE_ENDINGS.join(','),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => choose(currentTarget.files?.[0]),
  } as const
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={localePath(PICTURE_SEARCH_PATH)}
      data-over={isOver || undefined}
      className="grid content-start gap-5 border border-dashed border-control p-6 transition-colors data-over:border-accent data-over:bg-linen md:p-8"
    >
      <FileField
        {...field}
        label={t('field')}
        aria-invalid={faultId !== null || undefined}
        aria-describedby={faultId ?? undefined}
      />
      <FileField {...field} label={t('camera')} capture="environment" className="not-pointer-coarse:hidden" />
      <p className="text-small text-muted pointer-coarse:hidden scriptless:hidden">{t('drop')}</p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
