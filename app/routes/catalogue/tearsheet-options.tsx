import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { TEARSHEET, tearsheetOptionsPath, tearsheetPath, variantPath } from '#app/features/product/paths.ts'
import { loadTearsheetProduct } from '#app/features/product/tearsheet/load-tearsheet-product.server.ts'
import type { TearsheetChoice } from '#app/features/product/tearsheet/tearsheet-choice.ts'
import {
  readTearsheetChoice,
  readTearsheetRefusal,
  type TearsheetRefusal,
} from '#app/features/product/tearsheet/tearsheet-choice.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { loadOwnStudio } from '#app/session/own-studio.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import type { PriceKind } from '#domain/product/tearsheet.ts'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/tearsheet-options.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(TEARSHEET) }

const RETRY_LATER = { 'Retry-After': '30' }
/** The status and headers of the page by refusal. */
const RESPONSES: Record<TearsheetRefusal, { status: number; headers?: Record<string, string> }> = {
  'no-trade-price': { status: 403 },
  'too-many': { status: 429, headers: { 'Retry-After': '60' } },
  busy: { status: 503, headers: RETRY_LATER },
  unavailable: { status: 503, headers: RETRY_LATER },
}

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { product, variant } = await loadTearsheetProduct(context, {
    slug,
    url,
    pathOf: tearsheetOptionsPath,
  })
  const { country, role } = context.get(visitorContext)
  const refused = readTearsheetRefusal(url.searchParams)
  const prices: PriceKind[] = variant.tradePrice ? ['public', 'trade', 'none'] : ['public', 'none']
  const mayNameStudio = maySeeTradePrices(role)
  const choice = readTearsheetChoice(url.searchParams, country)
  const hasStudioName = url.searchParams.has(TEARSHEET.studio)
  const ownStudioDetails = mayNameStudio && !hasStudioName ? await loadOwnStudio(context) : null
  const { path, title } = product
  const loaded = {
    product: { path, title },
    variant: variant.number,
    choice: ownStudioDetails ? { ...choice, studio: ownStudioDetails.name } : choice,
    prices,
    mayNameStudio,
    refused,
  }
  const { status, headers = {} } = refused ? RESPONSES[refused] : { status: 200 }
  return data(loaded, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
}

export default function Options({ loaderData }: Route.ComponentProps) {
  return <TearsheetOptions {...loaderData} />
}

function TearsheetOptions({
  product,
  variant,
  choice,
  prices,
  mayNameStudio,
  refused,
}: {
  product: { readonly path: string; readonly title: string }
  variant: string
  choice: TearsheetChoice
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
                link: (chunks) => <TextLink href={PROFILE.studio}>{chunks}</TextLink>,
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
