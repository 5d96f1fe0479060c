import {
  type ChangeEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigation } from 'react-router'
import { SEARCH_PATH } from '#app/features/search/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { PictureRefusalCode } from '#contracts/visual.ts'
import { PICTURE_ENDINGS } from '#domain/search/picture-name.ts'
import { PICTURE_SEARCH_PATH } from './paths.ts'
import { useChosenPicture } from './use-chosen-picture.ts'

const PartOfPicture = lazy(() => import('./frame/part-of-picture.tsx'))

const FORM_ID = 'picture'

/** Spec §1, §5: results are shown first, the form below them; the picture remains in the browser. */
export function PictureSearchPage({
  code,
  results,
}: {
  /** Null when nothing was refused. */
  code: PictureRefusalCode | null
  /** Null before a search. */
  results: ReactNode
}) {
  const t = useTranslations('visual')
  const { refusal: messageOf, progress } = usePictureMessages()
  const errorId = useId()
  const { chosen, refusal, choose, searchPart } = useChosenPicture()
  const chooseFile = useCallback((file: File | undefined) => void choose(file), [choose])
  const isDraggingOver = useDroppedPicture(chooseFile)
  const isBusy = useNavigation().formMethod === 'POST'
  const shownRefusal = isBusy ? null : (refusal ?? code)
  const form = (
    <div id={FORM_ID} className="grid gap-8 pb-10 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <PictureForm
          isBusy={isBusy}
          isDraggingOver={isDraggingOver}
          errorId={shownRefusal && errorId}
          choose={chooseFile}
        />
        <div id={errorId}>{shownRefusal && <Notice tone="refusal">{messageOf(shownRefusal)}</Notice>}</div>
        <p role="status" className="text-small text-muted">
          {isBusy && progress}
        </p>
      </div>
      {chosen && (
        <Suspense>
          <PartOfPicture key={chosen.url} url={chosen.url} isBusy={isBusy} search={searchPart} />
        </Suspense>
      )}
    </div>
  )
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-6 md:pb-8">
        <div>
          <h1 className={results ? 'font-display text-display-small' : 'font-display text-display'}>
            {t('title')}
          </h1>
          {!results && <p className="mt-3 max-w-measure text-muted">{t('prompt')}</p>}
        </div>
        <div className="flex items-end gap-x-8 text-small">
          {results && <TextLink href={`#${FORM_ID}`}>{t('another')}</TextLink>}
          <TextLink href={SEARCH_PATH}>{t('words')}</TextLink>
        </div>
      </header>
      {results ? (
        <>
          {results}
          {form}
        </>
      ) : (
        form
      )}
    </div>
  )
}

/**
 * Messages that may be needed later are read during rendering, since a document includes only the messages it has used.
 */
function usePictureMessages() {
  const t = useTranslations()
  const refusals: Record<PictureRefusalCode, string> = {
    'picture-missing': t('errors.visual.picture-missing'),
    'picture-type': t('errors.visual.picture-type'),
    'picture-too-large': t('errors.visual.picture-too-large'),
    'picture-too-many-pixels': t('errors.visual.picture-too-many-pixels'),
    'picture-too-small': t('errors.visual.picture-too-small'),
    'picture-unreadable': t('errors.visual.picture-unreadable'),
    'too-many-pictures': t('errors.visual.too-many-pictures'),
    'look-expired': t('errors.visual.look-expired'),
    'visual-unavailable': t('errors.visual.visual-unavailable'),
  }
  const tPart = useTranslations('visual.part')
  const names = ['title', 'hint', 'left', 'right', 'top', 'bottom', 'submit', 'whole'] as const
  for (const name of names) tPart(name)
  t('visual.yours')
  return { refusal: (code: PictureRefusalCode) => refusals[code], progress: t('visual.progress') }
}

/** Accepts pictures dropped or pasted anywhere on the page. Returns whether one is being dragged over it. */
function useDroppedPicture(choose: (file: File | undefined) => void): boolean {
  const [isDraggingOver, setIsDraggingOver] = useState(false)
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsDraggingOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDraggingOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsDraggingOver(false)
      choose(event.dataTransfer.files[0])
    }
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      if (file) choose(file)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [choose])
  return isDraggingOver
}

/** Uploads a picture: a plain form; with JavaScript it is submitted on selection. */
function PictureForm({
  isBusy,
  isDraggingOver,
  errorId,
  choose,
}: {
  isBusy: boolean
  isDraggingOver: boolean
  /** The id of the element with the error of the last picture; null if there is none. */
  errorId: string | null
  choose(file: File | undefined): void
}) {
  const t = useTranslations('visual')
  const localePath = useLocalePath()
  const form = useRef<HTMLFormElement>(null)
  const latestChoose = useRef(choose)
  useEffect(() => {
    // A picture may have been chosen before hydration.
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
    const earlyField = [...fields].find(({ files }) => files?.length)
    if (earlyField) latestChoose.current(earlyField.files?.[0])
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
      data-over={isDraggingOver || undefined}
      className="grid content-start gap-5 border border-dashed border-control p-6 transition-colors data-over:border-accent data-over:bg-linen md:p-8"
    >
      <FileField
        {...field}
        label={t('field')}
        aria-invalid={errorId !== null || undefined}
        aria-describedby={errorId ?? undefined}
      />
      <FileField {...field} label={t('camera')} capture="environment" className="not-pointer-coarse:hidden" />
      <p className="text-small text-muted pointer-coarse:hidden scriptless:hidden">{t('drop')}</p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
