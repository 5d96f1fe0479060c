import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, useGetOne, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamCustomer, teamCustomer } from '#contracts/team/customer.ts'
import type { TeamTradeApplication, TradeApplicationDetail } from '#contracts/team/trade-application.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block, Entries, Entry } from '#desk/detail/block.tsx'
import { FactBlock } from '#desk/detail/facts.tsx'
import { History, useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { teamQueries } from '#desk/provider/team-calls.ts'
import { isRecentlyActive } from '#desk/waiting/use-waiting.ts'
import { hasRole } from '#domain/team/roles.ts'
import { TRADE_DECISIONS } from '#domain/trade/application-lifecycle.ts'
import { requests } from '../requests/requests.tsx'
import { Applicant, ApplicantOrders } from './applicant.tsx'
import { getApplicationActions } from './application-actions.tsx'
import { ApplicationDetails, Notes } from './application-details.tsx'
import { ApplicationDue, useApplicationLabels } from './application-labels.tsx'

const PRESENCE_INTERVAL_MS = 10_000

export function ApplicationPage({ item: application }: { item: TeamTradeApplication }) {
  const { t } = useApplicationLabels()
  const { language } = useFormat()
  const { company, name, detail } = application
  const customer = useApplicant(application)
  if (detail === null) return <Loading />
  const unverifiedNotice = t('actions.approve.unverified')
  return (
    <Page
      title={company}
      above={<BackToList />}
      below={
        <>
          {name} · <ApplicationDue application={application} />
        </>
      }
    >
      <OtherViewers id={application.id} />
      <ActionBar
        resource="trade-applications"
        item={application}
        actions={getApplicationActions(application, { getLanguageName: language, unverifiedNotice })}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' },
        }}
      >
        <div>
          <ApplicationDetails application={application} detail={detail} />
          <Notes notes={detail.notes} />
          <SimilarApplications similar={detail.similar} />
          <ApplicationHistory application={application} decisions={detail.decisions} />
        </div>
        <Box component="aside" aria-label={t('facts')}>
          <Applicant application={application} detail={detail} customer={customer} />
          <ApplicationConversation request={detail.request} />
          <ApplicantOrders customer={customer} />
        </Box>
      </Box>
    </Page>
  )
}

/**
 * Reads the applicant's customer record, once per version of the application, since a colleague's decision changes
 * both. Returns null while loading.
 */
function useApplicant({ version, detail }: TeamTradeApplication): TeamCustomer | null {
  const id = detail?.accountId ?? ''
  const { data } = useGetOne('customers', { id, meta: { version } }, { enabled: id !== '', retry: false })
  return teamCustomer.safeParse(data).data ?? null
}

/** Shows the conversation, with a link for people who may read conversations. */
function ApplicationConversation({ request }: Pick<TradeApplicationDetail, 'request'>) {
  const translate = useTranslate()
  const { t } = useApplicationLabels()
  const { session } = useDesk()
  return (
    <FactBlock title={t('conversation')}>
      <Typography variant="body2" component="div" sx={{ paddingTop: 0.75 }}>
        {request === null ? (
          t('no-conversation')
        ) : (
          <>
            {hasRole(session.roles, requests.roles) ? (
              <Link component={RouterLink} to={`/requests/${request.id}/show`}>
                {request.number}
              </Link>
            ) : (
              request.number
            )}{' '}
            · {translate(`resources.requests.values.state.${request.state}`)}
          </>
        )}
      </Typography>
    </FactBlock>
  )
}

/** Shows the history, including the reasons for decisions. */
function ApplicationHistory({
  application,
  decisions,
}: {
  application: TeamTradeApplication
  decisions: TradeApplicationDetail['decisions']
}) {
  const { t } = useApplicationLabels()
  const getColleagueName = useColleagues()
  const { receivedAt, name } = application
  return (
    <History
      resource="trade-applications"
      item={application}
      title={t('history')}
      omittedActions={TRADE_DECISIONS}
      others={[
        { id: 'received', at: receivedAt, who: name, what: t('received') },
        ...decisions.map(({ decision, accountId, reason, at }) => ({
          id: `${at} ${decision}`,
          at,
          who: getColleagueName(accountId),
          what: [t(`actions.${decision}.done`), reason && t('reason', { reason })].filter(Boolean).join('\n'),
        })),
      ]}
    />
  )
}

/** Shows applications that may be from the same studio, and why. */
function SimilarApplications({ similar }: Pick<TradeApplicationDetail, 'similar'>) {
  const { t } = useApplicationLabels()
  const { date } = useFormat()
  return (
    <Block title={t('similar.title')}>
      {similar.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {t('similar.none')}
        </Typography>
      )}
      <Entries>
        {similar.map(({ id, state, company, name, email, receivedAt, because }) => (
          <Entry
            key={id}
            start={
              <Link component={RouterLink} to={`/trade-applications/${id}/show`}>
                {company}
              </Link>
            }
            end={`${t(`values.state.${state}`)}, ${date(receivedAt)}`}
          >
            {name} · {email}
            <Box component="div" sx={{ color: 'text.secondary' }}>
              {because.map((reason) => t(`similar.because.${reason}`)).join(', ')}
            </Box>
          </Entry>
        ))}
      </Entries>
    </Block>
  )
}

function OtherViewers({ id }: { id: string }) {
  const getColleagueName = useColleagues()
  const { t } = useApplicationLabels()
  const { data } = useQuery({
    ...teamQueries.applicationReading(id),
    refetchInterval: () => isRecentlyActive() && PRESENCE_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  })
  const others = data?.others ?? []
  return (
    <Typography
      role="status"
      variant="body2"
      component="div"
      sx={{ color: 'success.main', marginBottom: others.length > 0 ? 1 : 0 }}
    >
      {others.map((accountId) => (
        <div key={accountId}>{t('reading', { name: getColleagueName(accountId) })}</div>
      ))}
    </Typography>
  )
}
