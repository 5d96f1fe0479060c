import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { type ReplyTemplate, replyTemplate } from '../../../../contracts/team/reply-template.ts'
import type { Action } from '../../../actions/action.ts'
import { ActionBar } from '../../../actions/action-bar.tsx'
import { itemOfDraft } from '../../../actions/form-draft.tsx'
import { BackToList } from '../../../application/back-to-list.tsx'
import { Page } from '../../../application/page.tsx'
import { ItemFault } from '../../../list/item-fault.tsx'
import { TemplateForm } from './template-form.tsx'
import { useSaveTemplate } from './use-save-template.ts'

const REMOVE: Action<ReplyTemplate> = {
  name: 'remove',
  fields: () => [],
  toInput: () => ({}),
  removes: true,
}

export function TemplateEdit() {
  const { id = '' } = useParams()
  // Not as the list has shown it, which may be some time ago.
  const { data, error, isFetchedAfterMount } = useGetOne('reply-templates', { id })
  if (data && isFetchedAfterMount) return <LoadedTemplate current={replyTemplate.parse(data)} />
  return error ? <ItemFault fault={error} /> : <Loading />
}

/** Changes a template. If someone else has, what was typed stays, and can be saved over the current version. */
function LoadedTemplate({ current }: { current: ReplyTemplate }) {
  const translate = useTranslate()
  // What the form was filled with: it may be read again at any time, with the changes of others.
  const [read, setRead] = useState(() => itemOfDraft(current, replyTemplate))
  const [initial] = useState(() => ({ name: read.name, texts: read.texts }))
  const { outdated, save } = useSaveTemplate()
  return (
    <Page title={read.name} above={<BackToList />}>
      <ActionBar resource="reply-templates" item={current} actions={[REMOVE]} />
      {outdated && outdated.version !== read.version && (
        <Box role="alert" sx={{ marginBottom: 2, maxWidth: '44rem' }}>
          <Typography color="error">{translate('errors.version-outdated')}</Typography>
          {Object.entries(outdated.texts).map(([language, text]) => (
            <Typography
              key={language}
              lang={language}
              variant="body2"
              sx={{ whiteSpace: 'pre-wrap', marginTop: 1 }}
            >
              {text}
            </Typography>
          ))}
          <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => setRead(outdated)}>
            {translate('desk.continue-with-current')}
          </Button>
        </Box>
      )}
      <TemplateForm
        item={read}
        initial={initial}
        onSave={(changes) =>
          save({
            method: 'PATCH',
            path: `/reply-templates/${encodeURIComponent(read.id)}`,
            body: { version: read.version, changes },
          })
        }
      />
    </Page>
  )
}
