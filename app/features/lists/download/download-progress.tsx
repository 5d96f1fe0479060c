import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ExportState } from '#contracts/export.ts'
import { writtenSize } from '#domain/files/written-size.ts'
import { ListFormPage } from '../form/list-form-page.tsx'
import { CANCEL, downloadFilePath, listDownloadPath } from './download-paths.ts'

/** How often progress is read: by a script, and by a page without one, which loads itself again. */
const READ_EVERY_MS = 1_000
const RELOAD_SECONDS = 3

/** How far a download is, and its file once it is made. */
export function DownloadProgress({ listId, made }: { listId: string; made: ExportState }) {
  const t = useTranslations('lists.download')
  const { tag } = usePageLocale()
  const { id, name, state, done, total, bytes, missing } = made
  const isOpen = state === 'waiting' || state === 'running'
  useProgress(isOpen)
  return (
    <ListFormPage title={name} crumbs={[{ label: t('title'), href: listDownloadPath(listId) }]}>
      {isOpen && (
        <noscript>
          <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
        </noscript>
      )}
      <p role="status" className="max-w-measure">
        {state === 'done' ? t('done', { size: writtenSize(bytes, tag) }) : t(`state-text.${state}`)}
      </p>
      {isOpen && (
        <div className="grid max-w-form gap-2">
          <progress
            aria-label={t('progress')}
            value={done}
            max={total}
            className="h-1.5 w-full appearance-none bg-hairline [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
          />
          <p className="text-small text-muted">
            {done === total ? t('finishing') : t('steps', { done, total })}
          </p>
        </div>
      )}
      {missing > 0 && <Notice tone="refusal">{t('missing', { count: missing })}</Notice>}
      <div className="flex flex-wrap items-center gap-6">
        {state === 'done' && (
          <LinkButton href={downloadFilePath(listId, id)} data-document download={name}>
            {t('save')}
          </LinkButton>
        )}
        {isOpen && (
          <form method="post">
            <Button type="submit" variant="outline" name={CANCEL} value={id}>
              {t('cancel')}
            </Button>
          </form>
        )}
        <TextLink href={listDownloadPath(listId)}>{t(isOpen ? 'leave' : 'another')}</TextLink>
      </div>
    </ListFormPage>
  )
}

/** Reads progress while something is made. */
function useProgress(isOpen: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
}
