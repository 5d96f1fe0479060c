import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readRefused } from '#app/page/refused-path.ts'
import { Button } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Route } from './+types/refused.ts'
import { missingPage } from './missing-page.server.ts'

/** Without scripts, since the page is sent at the URL of another page, whose data the scripts would request. */
export const handle: PageHandle = { isShared: true, isUnlisted: true, isScriptless: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  return readRefused(params.kind, params.seconds) ?? (await missingPage(context))
}

/** Sent after too many requests, instead of a page or for a form (`server/http/responses/refused-page.ts`). */
export default function Refused({ loaderData: { kind, seconds } }: Route.ComponentProps) {
  const t = useTranslations('errors.refused')
  return (
    <div className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter pt-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{t('title')}</h1>
      <p className="max-w-measure">
        {t('wait', { seconds })} {kind !== 'page' && t(kind)}
      </p>
      {kind === 'page' && (
        <TextLink href="" data-document>
          {t('try-again')}
        </TextLink>
      )}
      {kind === 'form' && (
        <form method="post">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a mark, which the server replaces with the fields */}
          <div hidden dangerouslySetInnerHTML={{ __html: '<!--fields-->' }} />
          <Button type="submit">{t('send-again')}</Button>
        </form>
      )}
    </div>
  )
}
