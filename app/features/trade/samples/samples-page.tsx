import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { productPath } from '#app/features/product/paths.ts'
import { CONTACT_PATHS, TRADE_CONTACT_PATH } from '#app/features/requests/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { formatAddress, normalizeAddress } from '#domain/address/address.ts'
import { countryName, isCountryCode } from '#domain/market/market.ts'
import type { SavedAddress } from '#domain/order/checkout-prefill.ts'
import { SAMPLES_AT_A_TIME } from '#domain/trade/samples.ts'
import { samplesPath } from '../paths.ts'
import { FinishFields } from './finish-fields.tsx'
import { SAMPLE_FIELDS, type SamplesView } from './samples-view.ts'

export function SamplesPage({ view }: { view: SamplesView }) {
  const { offer } = view
  return (
    <SamplesFrame offer={offer} intro={offer && <Allowance offer={offer} isTrade={view.isTrade} />}>
      {offer ? <SamplesContent view={view} offer={offer} /> : <RetryNotice view={view} />}
    </SamplesFrame>
  )
}

export function SamplesFrame({
  offer,
  intro,
  children,
}: {
  offer: SampleOffer | null
  intro: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('trade.samples')
  const title = offer ? t('title-of', { piece: offer.title }) : t('title')
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 md:py-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <h1 className="font-display text-display wrap-anywhere">{title}</h1>
        {intro}
      </div>
      {children}
      {offer && (
        <TextLink href={productPath(offer.handle)} className="justify-self-start text-small">
          {t('back')}
        </TextLink>
      )}
    </div>
  )
}

function Allowance({ offer: { allowance }, isTrade }: { offer: SampleOffer; isTrade: boolean }) {
  const t = useTranslations('trade.samples')
  const format = useFormat()
  const { perYear, left, renewsOn } = allowance
  return (
    <p className="max-w-measure text-muted" suppressHydrationWarning>
      {isTrade
        ? `${t('intro', { count: perYear })} ${t('left', { count: left, date: format.date(renewsOn) })}`
        : t('intro-all', { count: perYear, most: SAMPLES_AT_A_TIME, left })}
    </p>
  )
}

function SamplesContent({ view, offer }: { view: SamplesView; offer: SampleOffer }) {
  const t = useTranslations('trade.samples')
  const hasNothing = offer.options.length === 0
  if (!hasNothing && offer.allowance.left > 0) return <SamplesForm view={view} offer={offer} />
  return (
    <div className="grid justify-items-start gap-6">
      {view.refusal && <ErrorSummary message={t(`refused.${view.refusal}`)} />}
      <Advice isTrade={view.isTrade} hasNothing={hasNothing} />
    </div>
  )
}

/** Alternative contacts if no sample can be ordered. */
export function Advice({ isTrade, hasNothing }: { isTrade: boolean; hasNothing: boolean }) {
  const t = useTranslations('trade.samples')
  const tOnly = useTranslations('trade.only')
  if (isTrade) {
    return (
      <>
        <p className="max-w-measure">{t(hasNothing ? 'nothing' : 'used')}</p>
        <LinkButton href={TRADE_CONTACT_PATH}>{tOnly('contact')}</LinkButton>
      </>
    )
  }
  return (
    <>
      <p className="max-w-measure">{t(hasNothing ? 'nothing-all' : 'used-all')}</p>
      <LinkButton href={CONTACT_PATHS.form}>{t('write')}</LinkButton>
    </>
  )
}

function SamplesForm({ view, offer }: { view: SamplesView; offer: SampleOffer }) {
  const t = useTranslations('trade.samples')
  const { key, product, chosen, addresses, refusal } = view
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      key={`${key} ${refusal}`}
      method="post"
      action={useLocalePath()(samplesPath(product))}
      className="grid max-w-measure gap-10"
    >
      <ErrorSummary
        message={
          refusal && t(`refused.${refusal === 'allowance-used' && !view.isTrade ? 'too-many' : refusal}`)
        }
      />
      <input type="hidden" name={SAMPLE_FIELDS.key} value={key} />
      <FinishFields offer={offer} chosen={chosen.finishes} />
      <SampleAddresses addresses={addresses} chosen={chosen.address} />
      {addresses.length > 0 && (
        <div className="grid justify-items-start gap-3">
          <Button type="submit" isBusy={isBusy}>
            {t('order')}
          </Button>
          <p className="text-small text-muted">{t('sent')}</p>
        </div>
      )}
    </Form>
  )
}

/** The button loads the page again, or sends the refused choice again. */
function RetryNotice({ view: { key, product, chosen, refusal } }: { view: SamplesView }) {
  const t = useTranslations('trade.samples')
  const path = samplesPath(product)
  const action = useLocalePath()(path)
  return (
    <div className="grid justify-items-start gap-6">
      <Notice tone="refusal">{t('refused.unavailable')}</Notice>
      {refusal === null ? (
        <LinkButton href={path} variant="outline" data-document>
          {t('again')}
        </LinkButton>
      ) : (
        <Form method="post" action={action}>
          <input type="hidden" name={SAMPLE_FIELDS.key} value={key} />
          <input type="hidden" name={SAMPLE_FIELDS.address} value={chosen.address} />
          {chosen.finishes.map((finish) => (
            <input key={finish} type="hidden" name={SAMPLE_FIELDS.finish} value={finish} />
          ))}
          <Button type="submit" variant="outline">
            {t('again')}
          </Button>
        </Form>
      )}
    </div>
  )
}

function SampleAddresses({ addresses, chosen }: Pick<SamplesView, 'addresses'> & { chosen: string }) {
  const t = useTranslations('trade.samples')
  if (addresses.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('no-addresses')}</p>
        <TextLink href={PROFILE.newAddress}>{t('add-address')}</TextLink>
      </div>
    )
  }
  return (
    <ChoiceGroup legend={t('address')}>
      {addresses.map((saved) => (
        <Radio
          key={saved.id}
          name={SAMPLE_FIELDS.address}
          value={saved.id}
          defaultChecked={saved.id === chosen}
          label={<AddressText {...saved} />}
        />
      ))}
    </ChoiceGroup>
  )
}

function AddressText({ address, isOfCompany }: SavedAddress) {
  const t = useTranslations('checkout.details')
  const { language } = usePageLocale()
  const country = address?.country
  if (!address || !country || !isCountryCode(country)) return null
  const [name = '', ...rest] = formatAddress(normalizeAddress(address, country))
  return (
    <span className="grid wrap-anywhere" suppressHydrationWarning>
      <span>{name}</span>
      <span className="text-small">{[...rest, countryName(country, language)].join(', ')}</span>
      {isOfCompany && <span className="text-small text-muted">{t('of-company')}</span>}
    </span>
  )
}
