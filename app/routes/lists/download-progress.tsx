import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { CANCEL, listDownloadPath } from '#app/features/lists/download/download-paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import type { ExportState } from '#contracts/export.ts'
import { formatFileSize } from '#domain/files/written-size.ts'
import { localePath } from '#domain/market/locale.ts'
import { downloadFilePath } from '../../features/lists/download/download-paths.ts'
import { ListFormPage } from '../../features/lists/form/list-form-page.tsx'
import type { Route } from './+types/download-progress.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Polling intervals: by script, and by automatic reload of a page without one. */
const READ_EVERY_MS = 1_000

const RELOAD_SECONDS = 3

/** A download that was removed, was canceled or belongs to someone else redirects to the options. */
export async function loader({ request, context, url, params: { listId, exportId } }: Route.LoaderArgs) {
  const { clients, session, check } = requireAccount({ request, context, url })
  const made = await clients.exports.read(session.accessToken, exportId)
  if (made.ok) return data({ listId, made: made.value }, { headers: PRIVATE })
  if (check(made.code) === 'export-not-found') throw toOptions(context, listId)
  throw data(null, { status: 503 })
}

export async function action({ request, context, url, params: { listId, exportId } }: Route.ActionArgs) {
  const { clients, session, check } = requireAccount({ request, context, url })
  const form = await readForm(request)
  if (!form.has(CANCEL)) throw data(null, { status: 400 })
  const removed = await clients.exports.remove(session.accessToken, exportId)
  if (!removed.ok && check(removed.code) !== 'export-not-found') throw data(null, { status: 503 })
  return toOptions(context, listId)
}

function toOptions(context: Route.LoaderArgs['context'], listId: string): Response {
  const path = localePath(context.get(visitorContext).locale, listDownloadPath(listId))
  return redirect(path, { status: 303, headers: PRIVATE })
}

export default function Progress({ loaderData }: Route.ComponentProps) {
  return <DownloadProgress {...loaderData} />
}

/** Shows the progress, and links to the finished file. */
function DownloadProgress({ listId, made }: { listId: string; made: ExportState }) {
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
        {state === 'done' ? t('done', { size: formatFileSize(bytes, tag) }) : t(`state-text.${state}`)}
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

/** Polls while the download is in progress. */
function useProgress(isOpen: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
}
