import { Form, useNavigation } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/form/copy-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import { type CountryCode, countryName } from '#domain/market/market.ts'
import { type PriceListAct, priceListFilePath } from '../paths.ts'

/** The private address of a client, as their page shows it, with the dates of the house. */
export type FeedView = {
  readonly address: string
  readonly country: CountryCode
  readonly createdOn: CalendarDate
  readonly readOn: CalendarDate | null
}

/** The catalogue at the prices of an approved trade client: as files, and at an address of their own for programs. */
export function PriceListPage({
  feed,
  isUnavailable,
  done,
}: {
  feed: FeedView | null
  /** The service could not be reached. */
  isUnavailable: boolean
  done: PriceListAct | null
}) {
  const t = useTranslations('trade.price-list')
  const { country, language } = usePageLocale()
  return (
    <div className="grid max-w-form gap-10">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small">{t('title')}</h1>
        <p className="text-muted">{t('intro', { country: countryName(country, language) })}</p>
      </div>
      <ErrorSummary message={isUnavailable ? t('unavailable') : null} />
      {done && !isUnavailable && <Notice tone="success">{t(`done.${done}`)}</Notice>}
      <section className="grid gap-4">
        <h2 className="font-display text-title">{t('download')}</h2>
        <p className="flex flex-wrap gap-3">
          <LinkButton href={priceListFilePath('xlsx')} variant="outline" data-document>
            {t('xlsx')}
          </LinkButton>
          <LinkButton href={priceListFilePath('csv')} variant="outline" data-document>
            {t('csv')}
          </LinkButton>
        </p>
      </section>
      {!isUnavailable && <Feed feed={feed} />}
    </div>
  )
}

function Feed({ feed }: { feed: FeedView | null }) {
  const t = useTranslations('trade.price-list')
  const { language } = usePageLocale()
  const format = useFormat()
  const action = useLocalePath()(PROFILE.priceList)
  const act = useNavigation().formData?.get('act')
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-title">{t('feed.title')}</h2>
      <p className="text-muted">{t('feed.text')}</p>
      {feed && (
        <>
          <CopyField
            label={t('feed.address')}
            value={feed.address}
            copy={t('feed.copy')}
            copied={t('feed.copied')}
          />
          <p className="text-small text-muted" suppressHydrationWarning>
            {t('feed.created', {
              date: format.date(feed.createdOn),
              country: countryName(feed.country, language),
            })}{' '}
            {feed.readOn ? t('feed.read', { date: format.date(feed.readOn) }) : t('feed.unread')}
          </p>
        </>
      )}
      <Form method="post" action={action} className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="act"
          value="create"
          variant={feed ? 'outline' : 'solid'}
          isBusy={act === 'create'}
        >
          {t(feed ? 'feed.replace' : 'feed.create')}
        </Button>
        {feed && (
          <Button type="submit" name="act" value="revoke" variant="outline" isBusy={act === 'revoke'}>
            {t('feed.revoke')}
          </Button>
        )}
      </Form>
      {feed && <p className="text-small text-muted">{t('feed.replace-note')}</p>}
    </section>
  )
}
