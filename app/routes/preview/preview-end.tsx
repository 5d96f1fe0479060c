import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { previewCookie } from '#app/preview/preview.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import type { Route } from './+types/preview-end.ts'

export async function action({ request, url }: Route.ActionArgs) {
  const to = safeCallback(String((await readForm(request)).get('to') ?? ''))
  const headers = {
    'Cache-Control': 'private, no-store',
    'Set-Cookie': previewCookie(null, url.protocol === 'https:'),
  }
  return redirect(to, { status: 303, headers })
}
