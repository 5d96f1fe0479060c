import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { emailSample } from '../../../contracts/team/email-sample.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { EmailFrame } from '../../detail/email-frame.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useEmailLanguage } from '../../detail/use-email-language.tsx'
import { ItemFault } from '../../list/item-fault.tsx'

export function SamplePage() {
  return (
    <ShowBase>
      <LoadedSample />
    </ShowBase>
  )
}

/** An email with data of a sample, in each language. */
function LoadedSample() {
  const translate = useTranslate()
  const { language, field } = useEmailLanguage()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const { id, recipient, contents } = emailSample.parse(record)
  const { subject = '', text = '' } = contents?.[language] ?? {}
  const word = (key: string) => translate(`resources.email-samples.${key}`)
  return (
    <Page title={subject} above={<BackToList />} below={word('explain')}>
      <Facts
        facts={[
          [word('fields.recipient'), word(`values.recipient.${recipient}`)],
          [word('fields.id'), id],
        ]}
      />
      <EmailFrame path={`/email-samples/${encodeURIComponent(id)}/html?language=${language}`} text={text}>
        {field}
      </EmailFrame>
    </Page>
  )
}
