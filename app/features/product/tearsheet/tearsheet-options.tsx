import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { type PriceKind, STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { TEARSHEET, tearsheetPath, variantPath } from '../paths.ts'
import type { TearsheetChoice, TearsheetRefusal } from './tearsheet-choice.ts'

/** What can be chosen for a tearsheet, and why the last one was not made. */
export function TearsheetOptions({
  product,
  variant,
  choice,
  prices,
  mayNameStudio,
  refused,
}: {
  product: { readonly path: string; readonly title: string }
  /** The number of the variant. */
  variant: string
  choice: TearsheetChoice
  /** The prices that the visitor may choose. */
  prices: readonly PriceKind[]
  mayNameStudio: boolean
  refused: TearsheetRefusal | null
}) {
  const t = useTranslations('product.tearsheet')
  const localePathOf = useLocalePath()
  const checked = prices.includes(choice.price) ? choice.price : 'public'
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-section">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-4">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="max-w-measure">{t('intro', { title: product.title })}</p>
      </div>
      {refused && <Notice tone="refusal">{t(`refused.${refused}`)}</Notice>}
      <form action={localePathOf(tearsheetPath(product))} className="grid max-w-form gap-6">
        <input type="hidden" name={TEARSHEET.variant} value={variant} />
        <ChoiceGroup legend={t('price')}>
          {prices.map((price) => (
            <Radio
              key={price}
              name={TEARSHEET.price}
              value={price}
              defaultChecked={price === checked}
              label={t(price)}
            />
          ))}
        </ChoiceGroup>
        {mayNameStudio && (
          <div className="grid gap-2">
            <TextField
              label={t('studio')}
              help={t('studio-help')}
              isOptional
              name={TEARSHEET.studio}
              defaultValue={choice.studio}
              maxLength={STUDIO_NAME_MAX}
              autoComplete="organization"
            />
            <p className="text-small text-muted">
              {t.rich('studio-logo', {
                link: (words) => <TextLink href={PROFILE.studio}>{words}</TextLink>,
              })}
            </p>
          </div>
        )}
        <ChoiceGroup legend={t('paper')}>
          <Radio name={TEARSHEET.paper} value="a4" defaultChecked={choice.paper === 'A4'} label="A4" />
          <Radio
            name={TEARSHEET.paper}
            value="letter"
            defaultChecked={choice.paper === 'LETTER'}
            label="US Letter"
          />
        </ChoiceGroup>
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit">{t('submit')}</Button>
          <TextLink href={variantPath(product, variant)}>{t('back')}</TextLink>
        </div>
      </form>
    </div>
  )
}
