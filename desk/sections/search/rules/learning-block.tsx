import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useNotify, useTranslate } from 'react-admin'
import { z } from 'zod'
import {
  RANKING_SETTINGS_ID,
  type RankingSettings,
  rankingSettings,
} from '../../../../contracts/team/ranking-settings.ts'
import { LEARNED_PLACES_MAX } from '../../../../domain/search/merchandising/learned-order.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { Block } from '../../../detail/block.tsx'
import { callTeam } from '../../../provider/call-team.ts'

const RESOURCE = 'ranking-settings'
const PLACES = Array.from({ length: LEARNED_PLACES_MAX + 1 }, (_, places) => places)
const response = z.object({ item: rankingSettings })

/** By how many places what visitors choose may move a piece in the results of a search. */
export function LearningBlock() {
  const { data, refetch } = useGetOne<RankingSettings>(RESOURCE, { id: RANKING_SETTINGS_ID })
  return data ? <Learning key={data.version} settings={data} onSaved={refetch} /> : null
}

function Learning({ settings, onSaved }: { settings: RankingSettings; onSaved: () => unknown }) {
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useRefusalText()
  const [places, setPlaces] = useState(settings.places)
  const [isBusy, setIsBusy] = useState(false)
  const words = (key: string, values = {}) => translate(`resources.${RESOURCE}.${key}`, values)
  async function save() {
    setIsBusy(true)
    try {
      const body = { version: settings.version, changes: { places } }
      await callTeam(response, { method: 'PATCH', path: `/${RESOURCE}/${RANKING_SETTINGS_ID}`, body })
      notify(words('saved'), { type: 'success' })
    } catch (fault) {
      notify(textOf(fault), { type: 'error' })
    }
    setIsBusy(false)
    await onSaved()
  }
  return (
    <Block title={words('title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, maxWidth: '44rem' }}>
        {words('explain')} {words('learned', { count: settings.learnedCount })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 2 }}>
        <TextField
          select
          label={words('fields.places')}
          value={places}
          onChange={({ target }) => setPlaces(Number(target.value))}
          sx={{ width: '16rem' }}
        >
          {PLACES.map((count) => (
            <MenuItem key={count} value={count}>
              {count === 0 ? words('off') : words('places', { count })}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" disabled={isBusy || places === settings.places} onClick={save}>
          {translate('ra.action.save')}
        </Button>
      </Box>
    </Block>
  )
}
