import { lazy, type ReactNode, Suspense, useCallback, useId } from 'react'
import { useNavigation } from 'react-router'
import { SEARCH_PATH } from '#app/features/search/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { PictureRefusalCode } from '#contracts/visual.ts'
import { PictureForm } from './picture-form.tsx'
import { useChosenPicture } from './use-chosen-picture.ts'
import { useDroppedPicture } from './use-dropped-picture.ts'
import { usePictureMessages } from './use-picture-messages.ts'

const PartOfPicture = lazy(() => import('./frame/part-of-picture.tsx'))

/** The form below the results. */
const FORM_ID = 'picture'

/**
 * Spec §1, §5: search by uploaded image. The results come first and the form stays with them, and the picture in the
 * browser.
 */
export function PictureSearchPage({
  code,
  results,
}: {
  /** Why there are no results; null when nothing was refused. */
  code: PictureRefusalCode | null
  /** The results; null before a search. */
  results: ReactNode
}) {
  const t = useTranslations('visual')
  const { refusal: messageOf, progress } = usePictureMessages()
  const faultId = useId()
  const { chosen, refusal, choose, searchPart } = useChosenPicture()
  const take = useCallback((file: File | undefined) => void choose(file), [choose])
  const isOver = useDroppedPicture(take)
  const isBusy = useNavigation().formMethod === 'POST'
  const shown = isBusy ? null : (refusal ?? code)
  const form = (
    <div id={FORM_ID} className="grid gap-8 pb-10 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <PictureForm isBusy={isBusy} isOver={isOver} faultId={shown && faultId} choose={take} />
        <div id={faultId}>{shown && <Notice tone="refusal">{messageOf(shown)}</Notice>}</div>
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
