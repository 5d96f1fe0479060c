import { data } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import {
  type PreviewLink,
  type PreviewPasses,
  previewContext,
  previewCookie,
  previewPassesContext,
} from '#app/preview/preview.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { safeCallback } from '#domain/links/safe-callback.ts'
import type { Route } from './+types/preview.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store' }

type PreviewRefusal = 'preview-key-refused' | 'preview-link-refused'

/**
 * Spec §6: opens the preview by a signed link, or shows the key form. An editor already in preview is redirected to the
 * page.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const passes = context.get(previewPassesContext)
  const link = readPreviewLink(url)
  const to = safeCallback(link.to)
  if (context.get(previewContext)) return redirect(to, { status: 303, headers: PRIVATE })
  if (link.signature === '') return respond(to, null)
  return passes.acceptsLink(link) ? enter(to, passes, url) : respond(to, 'preview-link-refused')
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const passes = context.get(previewPassesContext)
  const form = await readForm(request)
  const to = safeCallback(String(form.get('to') ?? ''))
  const key = String(form.get('key') ?? '').trim()
  return passes.acceptsKey(key) ? enter(to, passes, url) : respond(to, 'preview-key-refused')
}

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenPreviewPage {...(actionData ?? loaderData)} />
}

function readPreviewLink({ searchParams }: URL): PreviewLink {
  const parameter = (name: string) => searchParams.get(name) ?? ''
  return { to: parameter('to'), until: parameter('until'), signature: parameter('signature') }
}

function enter(to: string, passes: PreviewPasses, { protocol }: URL) {
  const pass = previewCookie(passes.issue(), protocol === 'https:')
  return redirect(to, { status: 303, headers: { ...PRIVATE, 'Set-Cookie': pass } })
}

function respond(to: string, refusal: PreviewRefusal | null) {
  return data({ to, refusal }, { status: refusal === null ? 200 : 403, headers: PRIVATE })
}

/** `to` is the page to open afterwards. */
function OpenPreviewPage({ to, refusal }: { to: string; refusal: PreviewRefusal | null }) {
  const t = useTranslations('preview.open')
  const tErrors = useTranslations('errors.preview')
  const wasKeyRefused = refusal === 'preview-key-refused'
  return (
    <BarePage width="form">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="font-display text-display-small">{t('title')}</h1>
          <p className="text-muted">{t('intro')}</p>
        </div>
        {refusal === 'preview-link-refused' && <Notice tone="refusal">{tErrors(refusal)}</Notice>}
        <form method="post" className="grid gap-6" noValidate>
          <input type="hidden" name="to" value={to} />
          <TextField
            label={t('key')}
            name="key"
            type="password"
            autoComplete="current-password"
            errors={wasKeyRefused ? [tErrors(refusal)] : []}
            spellCheck={false}
            autoCapitalize="none"
            required
          />
          <Button type="submit" width="full">
            {t('submit')}
          </Button>
        </form>
      </div>
    </BarePage>
  )
}
