/** Spec §3: what a project is, of a consultation as of a trade application. */
export const PROJECT_TYPES = ['residential', 'commercial', 'hospitality', 'office'] as const

/** The rooms that a consultation may be about. */
export const ROOMS = [
  'living-room',
  'dining-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'study',
  'hallway',
  'outdoors',
  'lobby',
  'restaurant',
  'meeting-room',
  'whole-project',
] as const

/** The fields of the times that someone may propose; the first is required. */
export const PROPOSED_TIMES = ['firstTime', 'secondTime', 'thirdTime'] as const

/** How a consultation is held; `visit`: at an office of the house. */
export const MEETINGS = ['video', 'phone', 'visit'] as const
