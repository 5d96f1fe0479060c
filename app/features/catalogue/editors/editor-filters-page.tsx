import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/form/copy-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { EmptyList } from '../list/empty-list.tsx'
import { ListCount } from '../list/list-count.tsx'
import { ProductList } from '../list/product-list.tsx'
import type { EditorFiltersView } from './load-editor-filters.server.ts'
import { EDITOR_FILTERS_PATH, TEXT_PARAMETER } from './paths.ts'

/** Spec §2: an editor chooses the filters of a row of products, sees what they match, and copies their text. */
export function EditorFiltersPage({ view: { list, text, expression, faults } }: { view: EditorFiltersView }) {
  const t = useTranslations('catalogue.editors')
  const { currency } = usePageLocale()
  const copy = { copy: t('copy'), copied: t('copied') }
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
        <CopyField label={t('text')} value={text} {...copy} />
        <CopyField label={t('expression')} value={expression} {...copy} />
      </div>
      <ProductList list={list} path={EDITOR_FILTERS_PATH} empty={<NothingMatches />} />
      <OpenText />
    </>
  )
}

function NothingMatches() {
  const t = useTranslations('catalogue.empty.filtered')
  return (
    <EmptyList
      title={t('title')}
      text={t('text')}
      action={{ label: t('action'), href: EDITOR_FILTERS_PATH }}
    />
  )
}

/** Opens a text from a row of products. */
function OpenText() {
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
