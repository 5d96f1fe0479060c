import { data, Form } from 'react-router'
import { z } from 'zod'
import { loginPath } from '#app/features/account/paths.ts'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { readAdded } from '#app/features/lists/list/done-search.ts'
import { toListRefusal } from '#app/features/lists/list-refusal.ts'
import { LIST_DONE, listPath, SHARED_OPEN, sharedListPath } from '#app/features/lists/paths.ts'
import { loadSharedView } from '#app/features/lists/shared/load-shared-view.server.ts'
import { LostLink } from '#app/features/lists/shared/lost-link.tsx'
import { SharedPage } from '#app/features/lists/shared/shared-page.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import type { List } from '#contracts/list.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { parsePage } from '#domain/catalogue/paging.ts'
import { localePath } from '#domain/market/locale.ts'
import { preferredLocale } from '#domain/market/preferred-locale.ts'
import type { Accepted, Refused } from '#domain/result.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/shared-list.ts'
import { toListViewer } from './list-viewer.server.ts'

export const handle: PageHandle = {
  isUnlisted: true,
  parameters: ['page', SHARED_OPEN, LIST_DONE.added, LIST_DONE.refused],
}

const HEADERS = { ...SECRET_PAGE, 'X-Robots-Tag': 'noindex' }

/** The viewer's relation to a list behind a link: `editor` includes its owner. */
type SharedViewer =
  | { readonly kind: 'guest' }
  /** `newId`: the id of the copy, so that a form submitted twice creates only one. */
  | { readonly kind: 'customer'; readonly newId: string }
  | { readonly kind: 'editor'; readonly listId: string }

/**
 * Open to anyone. A browser that opens the link is counted, and redirected to the page in its own country and
 * language; a messaging app that fetches a preview of the link is neither.
 */
export async function loader({ request, context, url, params: { token } }: Route.LoaderArgs) {
  const clients = context.get(clientsContext)
  const shared = await clients.lists.shared(token)
  if (!shared.ok) {
    if (shared.code !== 'list-not-found') throw data(null, { status: 503, headers: HEADERS })
    return data({ opened: null }, { status: 404, headers: HEADERS })
  }
  const session = context.get(sessionContext)
  const ownList = session && (await clients.lists.of(session.accessToken).read(shared.value.id))
  if (url.searchParams.has(SHARED_OPEN) && request.headers.get('sec-fetch-dest') === 'document') {
    if (!ownList?.ok) await clients.lists.shared(token, { count: '1' })
    const { locale } = context.get(visitorContext)
    const preferred = preferredLocale(request.headers.get('accept-language'), locale)
    throw redirect(localePath(preferred, sharedListPath(token)), { status: 302, headers: HEADERS })
  }
  const page = parsePage(url.searchParams.get('page'))
  const loaded = await loadSharedView(shared.value, { token, page }, toListViewer(context), clients)
  if (!loaded.ok) throw data(null, { status: 503, headers: HEADERS })
  const { view, pieces, picture } = loaded.value
  describePage(context, { sharing: { title: view.name, description: view.description || null, picture } })
  const added = readAdded(url.searchParams, pieces)
  return data({ opened: { view, added, viewer: toSharedViewer(ownList) } }, { headers: HEADERS })
}

function toSharedViewer(ownList: Accepted<List> | Refused<string> | null): SharedViewer {
  if (ownList?.ok) return { kind: 'editor', listId: ownList.value.id }
  const isGuest = ownList === null || ownList.code === 'unauthorized'
  return isGuest ? { kind: 'guest' } : { kind: 'customer', newId: crypto.randomUUID() }
}

const copyForm = z.object({ id: z.uuid() })

/** Copies the list to the viewer's account. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = copyForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const copied = await clients.lists.of(session.accessToken).copyShared({ id: form.data.id, token })
  if (!copied.ok) {
    const code = toListRefusal(check(copied.code))
    return data({ code }, { status: 422, headers: HEADERS })
  }
  const path = localePath(context.get(visitorContext).locale, listPath(copied.value.listId))
  return redirect(path, { status: 303, headers: HEADERS })
}

export default function SharedList({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  if (opened === null) return <LostLink kind="list" />
  const { view, added, viewer } = opened
  return (
    <SharedPage
      view={view}
      added={added}
      actions={<SharedActions token={view.token} viewer={viewer} refusal={actionData?.code ?? null} />}
    />
  )
}

/** Actions for signed-in viewers. A guest signs in first and returns. */
function SharedActions({
  token,
  viewer,
  refusal,
}: {
  token: string
  viewer: SharedViewer
  refusal: RefusalCode<'lists'> | null
}) {
  const t = useTranslations('lists.shared')
  const tAll = useTranslations()
  const currentPath = useLocalePath()(sharedListPath(token))
  if (viewer.kind === 'editor') {
    return (
      <div className="list-actions">
        <LinkButton href={listPath(viewer.listId)} variant="outline" width="full">
          {t('edit')}
        </LinkButton>
      </div>
    )
  }
  if (viewer.kind === 'guest') {
    return (
      <div className="list-actions">
        <LinkButton href={loginPath(currentPath)} data-document rel="nofollow" variant="outline" width="full">
          {t('sign-in')}
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      <Form method="post" action={currentPath} className="list-actions">
        <input type="hidden" name="id" value={viewer.newId} />
        <Button type="submit" variant="outline" width="full">
          {t('copy')}
        </Button>
      </Form>
      {refusal && <Notice tone="refusal">{tAll(refusalMessageKey('lists', refusal))}</Notice>}
    </>
  )
}
