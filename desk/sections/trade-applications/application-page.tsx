import { Box } from '@mui/material'
import { Loading, ShowBase, useShowContext } from 'react-admin'
import { type TeamTradeApplication, teamTradeApplication } from '../../../contracts/team/trade-application.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'
import { isSomeoneHere } from '../../waiting/someone-here.ts'
import { applicationActionsOf } from './application-actions.ts'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { Applicant } from './aside/applicant.tsx'
import { ApplicantOrders } from './aside/applicant-orders.tsx'
import { ApplicationConversation } from './aside/application-conversation.tsx'
import { useApplicant } from './aside/use-applicant.ts'
import { ApplicationDue } from './due.tsx'
import { Notes } from './notes.tsx'
import { OthersHere } from './others-here.tsx'
import { SimilarApplications } from './similar-applications.tsx'
import { useApplicationWords } from './use-application-words.ts'

/** What a colleague decides or notes meanwhile appears by itself. */
const REFRESH_MS = 10_000

export function ApplicationPage() {
  return (
    <ShowBase queryOptions={{ refetchInterval: () => isSomeoneHere() && REFRESH_MS }}>
      <LoadedApplication />
    </ShowBase>
  )
}

function LoadedApplication() {
  const { record, error } = useShowContext()
  if (error && !record) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const application = teamTradeApplication.parse(record)
  return <Application key={application.id} application={application} />
}

/** All that the team decides an application by, beside who sent it. */
function Application({ application }: { application: TeamTradeApplication }) {
  const { word } = useApplicationWords()
  const { language } = useFormat()
  const { company, name, detail } = application
  const customer = useApplicant(application)
  if (detail === null) return <Loading />
  const unverified = word('actions.approve.unverified')
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
      <OthersHere id={application.id} />
      <ActionBar
        resource="trade-applications"
        item={application}
        actions={applicationActionsOf(application, { languageOf: language, unverified })}
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
        <Box component="aside" aria-label={word('facts')}>
          <Applicant application={application} detail={detail} customer={customer} />
          <ApplicationConversation request={detail.request} />
          <ApplicantOrders customer={customer} />
        </Box>
      </Box>
    </Page>
  )
}
