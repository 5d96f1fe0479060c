import { data } from 'react-router'
import type { EditorFiltersView } from '#app/features/catalogue/editors/load-editor-filters.server.ts'
import { loadEditorFilters } from '#app/features/catalogue/editors/load-editor-filters.server.ts'
import { EDITOR_FILTERS_PATH, TEXT_PARAMETER } from '#app/features/catalogue/editors/paths.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { EmptyList } from '#app/features/catalogue/list/empty-list.tsx'
import { ListCount } from '#app/features/catalogue/list/list-count.tsx'
import { ProductList } from '#app/features/catalogue/list/product-list.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/form/copy-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/editor-filters.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Spec §2: the page has no header, footer or chat. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
  const { search } = context.get(clientsContext)
  const view = await loadEditorFilters(search, url.searchParams, context.get(visitorContext), today(context))
  if (!view.ok) throw data(null, { status: 503 })
  return { view: view.value }
}

export default function EditorFiltersRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <BarePage width="page">
      <EditorFiltersPage view={view} />
    </BarePage>
  )
}

/** Spec §2: an editor chooses filters for a row of products, checks the matches, and copies the filter text. */
function EditorFiltersPage({ view: { list, text, expression, faults } }: { view: EditorFiltersView }) {
  const t = useTranslations('catalogue.editors')
  const { currency } = usePageLocale()
  const copyLabels = { copy: t('copy'), copied: t('copied') }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-8">
        <div>
          <h1 className="font-display text-display">{t('title')}</h1>
          <p className="mt-3 max-w-measure text-muted">{t('intro', { currency })}</p>
        </div>
        <ListCount list={list} />
      </div>
      {faults.length > 0 && (
        <div className="pb-6">
          <Notice tone="refusal">
            <ul>
              {faults.map(({ code, name }) => (
                <li key={name}>{t(`fault.${code}`, { name })}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className="grid gap-5 pb-8 lg:grid-cols-2 lg:gap-x-12">
        <CopyField label={t('text')} value={text} {...copyLabels} />
        <CopyField label={t('expression')} value={expression} {...copyLabels} />
      </div>
      <ProductList list={list} path={EDITOR_FILTERS_PATH} empty={<NoMatches />} />
      <OpenTextForm />
    </>
  )
}

function NoMatches() {
  const t = useTranslations('catalogue.empty.filtered')
  return (
    <EmptyList
      title={t('title')}
      text={t('text')}
      action={{ label: t('action'), href: EDITOR_FILTERS_PATH }}
    />
  )
}

function OpenTextForm() {
  const t = useTranslations('catalogue.editors')
  const localePath = useLocalePath()
  return (
    <form
      action={localePath(EDITOR_FILTERS_PATH)}
      className="mt-10 grid gap-4 border-t border-hairline pt-8 md:max-w-form"
    >
      <TextField label={t('open.label')} help={t('open.help')} name={TEXT_PARAMETER} autoComplete="off" />
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit" variant="outline">
          {t('open.submit')}
        </Button>
        <TextLink href={EDITOR_FILTERS_PATH} className="text-small">
          {t('open.clear')}
        </TextLink>
      </div>
    </form>
  )
}
