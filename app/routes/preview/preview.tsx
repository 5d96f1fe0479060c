import { data } from 'react-router'
import { safeCallback } from '#app/features/account/safe-callback.ts'
import { OpenPreviewPage, type PreviewRefusal } from '#app/features/preview/open-preview-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { type PreviewLink, type PreviewPasses, previewCookie } from '#app/preview/preview.ts'
import { previewContext, previewPassesContext } from '#app/visitor/context.ts'
import type { Route } from './+types/preview.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/**
 * Spec §6: opens the preview by a signed link, or shows the key form. An editor already in preview is redirected to the
 * page.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const passes = context.get(previewPassesContext)
  const link = linkOf(url)
  const to = safeCallback(link.to)
  if (context.get(previewContext)) return redirect(to, { status: 303, headers: PRIVATE })
  if (link.signature === '') return respond(to, null)
  return passes.opensBy(link) ? enter(to, passes, url) : respond(to, 'preview-link-refused')
}

/** Opens the preview with the right key. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const passes = context.get(previewPassesContext)
  const form = await readForm(request)
  const to = safeCallback(String(form.get('to') ?? ''))
  const key = String(form.get('key') ?? '').trim()
  return passes.opensWith(key) ? enter(to, passes, url) : respond(to, 'preview-key-refused')
}

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenPreviewPage {...(actionData ?? loaderData)} />
}

function linkOf({ searchParams }: URL): PreviewLink {
  const word = (name: string) => searchParams.get(name) ?? ''
  return { to: word('to'), until: word('until'), signature: word('signature') }
}

function enter(to: string, passes: PreviewPasses, { protocol }: URL) {
  const pass = previewCookie(passes.issue(), protocol === 'https:')
  return redirect(to, { status: 303, headers: { ...PRIVATE, 'Set-Cookie': pass } })
}

function respond(to: string, refusal: PreviewRefusal | null) {
  return data({ to, refusal }, { status: refusal === null ? 200 : 403, headers: PRIVATE })
}
