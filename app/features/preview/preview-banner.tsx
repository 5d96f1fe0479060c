import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale, withPrefix } from '#app/i18n/use-page-locale.ts'
import { isPublishedView, pathInView } from '#app/preview/preview.ts'
import { AUDIENCE_PARAMETER, DATE_PARAMETER } from '#app/preview/preview-parameters.ts'
import { AUDIENCES } from '#domain/visitor/segments.ts'

/**
 * Spec §6: states that drafts are shown, and links to the published page, to both versions side by side, and out of the
 * preview. Each link loads a full page, so that the frame is loaded again too.
 */
export function PreviewBanner({ unknownMenu }: { unknownMenu: string | null }) {
  const t = useTranslations('preview.banner')
  const { prefix } = usePageLocale()
  const { pathname, search } = useLocation()
  const isPublished = isPublishedView(new URL(search || '?', 'https://page.invalid'))
  const currentPath = pathInView(pathname + search, 'draft')
  return (
    <aside aria-label={t('label')} className="bg-accent text-page print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-gutter py-2 text-small">
        <p className="me-auto">{isPublished ? t('published') : t('draft')}</p>
        <PreviewForm path={pathname} search={search} />
        <a href={pathInView(currentPath, isPublished ? 'draft' : 'published')} data-document className={LINK}>
          {isPublished ? t('show-draft') : t('show-published')}
        </a>
        <a
          href={withPrefix(prefix, `/preview/compare?${new URLSearchParams({ to: currentPath })}`)}
          data-document
          className={LINK}
        >
          {t('compare')}
        </a>
        <form method="post" action={withPrefix(prefix, '/preview/end')}>
          <input type="hidden" name="to" value={currentPath} />
          <button type="submit" className={LINK}>
            {t('leave')}
          </button>
        </form>
      </div>
      {unknownMenu !== null && (
        <p role="status" className="px-gutter pb-2 text-small">
          {t('unknown-menu', { menu: unknownMenu })}
        </p>
      )}
    </aside>
  )
}

/** Without a day, today is previewed. Without an audience, all targeted content is shown. */
function PreviewForm({ path, search }: { path: string; search: string }) {
  const t = useTranslations('preview.banner')
  const tAudience = useTranslations('preview.audience')
  const params = new URLSearchParams(search)
  const day = params.get(DATE_PARAMETER) ?? ''
  const chosen = params.get(AUDIENCE_PARAMETER) ?? ''
  for (const name of [DATE_PARAMETER, AUDIENCE_PARAMETER]) params.delete(name)
  return (
    <form action={path} className="flex flex-wrap items-center gap-3">
      {[...params].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        {t('day')}
        <input
          type="date"
          name={DATE_PARAMETER}
          defaultValue={day}
          className="border border-page bg-transparent px-2 py-1 scheme-dark"
        />
      </label>
      <label className="flex items-center gap-2">
        {t('audience')}
        <select
          name={AUDIENCE_PARAMETER}
          defaultValue={chosen}
          className="border border-page bg-accent px-2 py-1"
        >
          <option value="">{t('all-audiences')}</option>
          {AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {tAudience(audience)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={LINK}>
        {t('show-day')}
      </button>
    </form>
  )
}

const LINK = 'py-1 underline underline-offset-4 hover:no-underline focus-visible:outline-page'
