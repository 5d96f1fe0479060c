import type { WorkspaceOptions } from 'sanity'
import { schemaTypes } from './schema/schema-types.ts'

/** Of a hosted Studio, and of the one at the desk. */
export const schema = { types: schemaTypes }

/** What needs services that only Sanity has. */
export const switchedOff = {
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
} satisfies Partial<WorkspaceOptions>
