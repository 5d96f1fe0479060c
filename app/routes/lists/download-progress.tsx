import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { CANCEL, downloadFilePath, listDownloadPath } from '#app/features/lists/download/download-paths.ts'
import { ListFormPage } from '#app/features/lists/form/list-form-page.tsx'
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
import type { Route } from './+types/download-progress.ts'

export const handle: PageHandle = { isUnlisted: true }

const POLL_INTERVAL_MS = 1_000

/** How often a page without JavaScript reloads itself. */
const RELOAD_SECONDS = 3

/** Redirects to the options if the download was removed or canceled, or belongs to someone else. */
export async function loader({ request, context, url, params: { listId, exportId } }: Route.LoaderArgs) {
  const { clients, session, check } = requireAccount({ request, context, url })
  const download = await clients.exports.read(session.accessToken, exportId)
  if (download.ok) return data({ listId, download: download.value }, { headers: PRIVATE })
  if (check(download.code) === 'export-not-found') throw redirectToOptions(context, listId)
  throw data(null, { status: 503 })
}

export async function action({ request, context, url, params: { listId, exportId } }: Route.ActionArgs) {
  const { clients, session, check } = requireAccount({ request, context, url })
  const form = await readForm(request)
  if (!form.has(CANCEL)) throw data(null, { status: 400 })
  const removed = await clients.exports.remove(session.accessToken, exportId)
  if (!removed.ok && check(removed.code) !== 'export-not-found') throw data(null, { status: 503 })
  return redirectToOptions(context, listId)
}

function redirectToOptions(context: Route.LoaderArgs['context'], listId: string): Response {
  const path = localePath(context.get(visitorContext).locale, listDownloadPath(listId))
  return redirect(path, { status: 303, headers: PRIVATE })
}

export default function Progress({ loaderData }: Route.ComponentProps) {
  return <DownloadProgress {...loaderData} />
}

/** Shows the progress, and links to the finished file. */
function DownloadProgress({ listId, download }: { listId: string; download: ExportState }) {
  const t = useTranslations('lists.download')
  const { tag } = usePageLocale()
  const { id, name, state, done, total, bytes, missing } = download
  const isOpen = state === 'waiting' || state === 'running'
  usePolling(isOpen)
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
function usePolling(isOpen: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
}
