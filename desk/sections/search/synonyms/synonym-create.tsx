import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { teamItemResponse } from '../../../../contracts/team/responses.ts'
import { BackToList } from '../../../application/back-to-list.tsx'
import { useDesk } from '../../../application/desk-context.ts'
import { Page } from '../../../application/page.tsx'
import { callTeam } from '../../../provider/call-team.ts'
import { newKey } from '../../../provider/new-key.ts'
import { SynonymForm } from './synonym-form.tsx'
import { useSaveSynonym } from './use-save-synonym.ts'

/** A new synonym; from a search that found nothing, for its words, which are then dealt with. */
export function SynonymCreate() {
  const translate = useTranslate()
  const { settings } = useDesk()
  const [parameters] = useSearchParams()
  const { save } = useSaveSynonym()
  const word = parameters.get('word')
  const search = parameters.get('search')
  const [own = 'en'] = settings.languages
  const [initial] = useState(() => ({
    language: settings.languages.find((language) => language === parameters.get('language')) ?? own,
    kind: word === null ? ('both-ways' as const) : ('one-way' as const),
    word,
    words: '',
  }))
  const markDone = () =>
    callTeam(teamItemResponse, {
      method: 'POST',
      path: `/searches/${search}/mark-done`,
      body: { version: Number(parameters.get('version')), input: {} },
      key: newKey(),
    })
  return (
    <Page title={translate('resources.synonyms.new')} above={<BackToList />}>
      <SynonymForm
        initial={initial}
        onSave={(input) =>
          save({ method: 'POST', path: '/synonyms', body: { input } }, search ? markDone : undefined)
        }
      />
    </Page>
  )
}
