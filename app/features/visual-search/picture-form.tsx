import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
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
  const [fileId, cameraId] = [useId(), useId()]
  const form = useRef<HTMLFormElement>(null)
  const chooseNow = useRef(choose)
  useEffect(() => {
    // A picture may have been chosen before hydration.
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
    const early = [...fields].find(({ files }) => files?.length)
    if (early) chooseNow.current(early.files?.[0])
  }, [])
  const field = {
    type: 'file',
    name: 'picture',
    accept: PICTURE_ENDINGS.join(','),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => choose(currentTarget.files?.[0]),
    className: FILE_FIELD,
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
      <div className="grid gap-2">
        <label htmlFor={fileId} className="text-small">
          {t('field')}
        </label>
        <input
          {...field}
          id={fileId}
          aria-invalid={faultId !== null || undefined}
          aria-describedby={faultId ?? undefined}
        />
      </div>
      <div className="hidden gap-2 pointer-coarse:grid">
        <label htmlFor={cameraId} className="text-small">
          {t('camera')}
        </label>
        <input {...field} id={cameraId} capture="environment" />
      </div>
      <p className="text-small text-muted pointer-coarse:hidden">{t('drop')}</p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}

const FILE_FIELD =
  'max-w-full text-small file:me-4 file:min-h-11 file:cursor-pointer file:border file:border-solid file:border-ink file:bg-page file:px-5 file:transition-colors hover:file:border-accent hover:file:text-accent'
