import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { TeamTradeApplication, TradeApplicationDetail } from '#contracts/team/trade-application.ts'
import { Block, Entries, Entry } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useApplicationLabels } from './application-labels.tsx'

export function ApplicationDetails({
  application,
  detail,
}: {
  application: TeamTradeApplication
  detail: TradeApplicationDetail
}) {
  const translate = useTranslate()
  const { country } = useFormat()
  const { t, field } = useApplicationLabels()
  const { fields, addressLines } = detail
  // The first lines are the applicant and the company, which are shown above.
  const lines = addressLines.filter((line) => line !== application.name && line !== fields.company)
  return (
    <Block title={t('company')}>
      <Facts
        facts={[
          [field('website'), <Website key="website" detail={detail} />],
          [field('companySize'), t(`values.companySize.${fields.companySize}`)],
          [
            field('kinds'),
            fields.kinds.map((kind) => translate(`resources.requests.values.fact.${kind}`)).join(', '),
          ],
          [field('address'), [...lines, country(fields.country)].join(', ')],
          [field('vatNumber'), <VatCheck key="vat" number={fields.vatNumber} check={detail.vatCheck} />],
          [field('certificate'), <Certificate key="certificate" application={application} detail={detail} />],
        ]}
      />
    </Block>
  )
}

/** A link that opens in a new tab without a reference to the desk. */
function Website({ detail: { fields, websiteUrl } }: { detail: TradeApplicationDetail }) {
  const { t } = useApplicationLabels()
  return (
    <>
      <Link href={websiteUrl} target="_blank" rel="noopener noreferrer">
        {fields.website}
      </Link>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {websiteUrl === fields.website ? '' : `${websiteUrl} `}({t('opens-elsewhere')})
      </Box>
    </>
  )
}

/** A link that downloads the certificate. It is never displayed, since strangers may have sent it. */
function Certificate({
  application: { id, certificate },
  detail: { certificateFile },
}: {
  application: TeamTradeApplication
  detail: TradeApplicationDetail
}) {
  const { t } = useApplicationLabels()
  const { fileSize } = useFormat()
  if (certificateFile === null) return t(`values.certificate.${certificate}`)
  const { name, sizeBytes } = certificateFile
  return (
    <>
      <Link
        href={`${DESK_PATHS.api}/trade-applications/${encodeURIComponent(id)}/certificate`}
        color="textPrimary"
        download={name}
      >
        {name}
      </Link>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {fileSize(sizeBytes)}. {t('save-file')}
      </Box>
    </>
  )
}

function VatCheck({ number, check }: { number: string; check: TradeApplicationDetail['vatCheck'] }) {
  const { t } = useApplicationLabels()
  const { shortDateAndTime } = useFormat()
  if (number === '') return t('vat.none')
  const at = check?.checkedAt ? shortDateAndTime(check.checkedAt) : ''
  const result = check === null ? 'unknown' : (check.result ?? 'unchecked')
  return (
    <>
      <div>{number}</div>
      <Box sx={{ color: result === 'invalid' ? 'error.main' : 'text.secondary' }}>
        {t(`vat.${result}`, { at })}
      </Box>
      {check?.name && <div>{t('vat.registered-as', { name: check.name })}</div>}
    </>
  )
}

export function Notes({ notes }: Pick<TradeApplicationDetail, 'notes'>) {
  const { t } = useApplicationLabels()
  const { dateAndTime } = useFormat()
  const getColleagueName = useColleagues()
  const muted = { color: 'text.secondary' }
  return (
    <Block title={t('notes')}>
      {notes.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {t('no-notes')}
        </Typography>
      )}
      <Entries>
        {notes.toReversed().map(({ id, accountId, text, at }) => (
          <Entry
            key={id}
            start={
              <Box component="span" sx={muted}>
                {dateAndTime(at)}
              </Box>
            }
            end={
              <Box component="span" sx={muted}>
                {getColleagueName(accountId)}
              </Box>
            }
          >
            {text}
          </Entry>
        ))}
      </Entries>
    </Block>
  )
}
