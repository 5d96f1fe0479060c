import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queryable } from '#services/kernel/database/database.ts'
import { Engine, type EngineLayout } from '../engine/engine.ts'
import type { SearchRecord } from '../engine/record-values.ts'
import { readChanges } from './record-store.ts'

/** How many records are indexed before other requests continue. */
const SLICE = 100

/** Above this number of changes, sorting again is cheaper than inserting each. */
const INSERTIONS_MAX = 500

/** The engine is rebuilt once a third of its slots, and at least this many, are dead. */
const DEAD_SLOTS_MIN = 1000

/** The records of one primary index in memory, in sync with the database. */
export class LiveIndex {
  engine: Engine
  readonly #db: Queryable
  readonly #indexId: number
  #layout: EngineLayout
  #revision = -1
  #turn: Promise<void> = Promise.resolve()
  #isSweeping = false

  constructor(db: Queryable, indexId: number, layout: EngineLayout) {
    this.#db = db
    this.#indexId = indexId
    this.#layout = layout
    this.engine = new Engine(layout)
  }

  /** Updates the engine to at least `revision` and to `layout`. Calls are serialized. */
  refresh(revision: number, layout: EngineLayout): Promise<void> {
    const step = this.#turn.then(async () => {
      if (JSON.stringify(layout) !== JSON.stringify(this.#layout)) await this.#rebuild(layout)
      if (revision <= this.#revision) return
      await this.#apply(this.engine, this.#revision)
      this.#revision = revision
    })
    this.#turn = step.catch(() => {})
    return step.then(() => this.#sweepIfNeeded())
  }

  /** Builds another engine from the database while the live one is in use, then swaps them. */
  async #rebuild(layout: EngineLayout): Promise<void> {
    const engine = new Engine(layout)
    if (this.#revision >= 0) await this.#apply(engine, -1)
    this.#layout = layout
    this.engine = engine
  }

  /** Rebuilds the engine if too many slots are dead. The live one continues to serve and update in the meantime. */
  #sweepIfNeeded(): void {
    const { slots, size } = this.engine
    const dead = slots - size
    if (this.#isSweeping || dead < DEAD_SLOTS_MIN || dead * 3 < slots) return
    this.#isSweeping = true
    const layout = this.#layout
    const engine = new Engine(layout)
    const since = this.#revision
    const swap = async () => {
      if (layout !== this.#layout) return
      await this.#apply(engine, since)
      this.engine = engine
    }
    this.#apply(engine, -1)
      .then(() => {
        this.#turn = this.#turn.then(swap).catch(() => {})
        return this.#turn
      })
      .catch(() => {})
      .finally(() => {
        this.#isSweeping = false
      })
  }

  /**
   * Applies the writes after a revision. Some later writes may already be included; they are applied again afterwards,
   * so that a deletion missed by the first read is not lost.
   */
  async #apply(engine: Engine, since: number): Promise<void> {
    let applied = 0
    for await (const page of readChanges(this.#db, this.#indexId, since)) {
      for (const { objectID, source } of page) {
        if (applied === INSERTIONS_MAX) engine.dropOrders()
        if (source === null) engine.remove(objectID)
        else engine.put(JSON.parse(source) as SearchRecord)
        if (++applied % SLICE === 0) await nextTurn()
      }
    }
  }
}
