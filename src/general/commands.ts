import type { CommandOf } from '../kernel/command.ts'
import { leave, requireSeat, sit, stand } from './s06-seats/seats.ts'
import { endReservation, reserve } from './s07-reservation.ts'
import { announceClosing, closeTable, newGamingDay, openTable, time } from './s08-closing.ts'
import {
  agree,
  announceLimits,
  changeLimits,
  disagree,
  endPersonalLimits,
  personalLimits,
  proposeLimits,
} from './s09-limits.ts'
import { namePartners, reportElsewhere } from './s10-wagers/partners.ts'
import { accept, alter, wager, withdraw } from './s10-wagers/wagers.ts'
import { makeGood, recover } from './s11-payment/by-hand.ts'
import { releaseUnclaimed } from './s12-unclaimed.ts'
import { buyColour, buyIn, cashOut, requireColours, sellColour } from './s13-chips.ts'
import { exclude, orderDeviceAway, voidWagers } from './s17-conduct.ts'
import { invalidate } from './s18-invalidation.ts'
import { dispute, endDispute, supplyRules } from './s19-disputes.ts'

/** Every command of Division 1, section by section. */
export const GENERAL = [
  sit,
  stand,
  leave,
  requireSeat,
  reserve,
  endReservation,
  openTable,
  announceClosing,
  closeTable,
  time,
  newGamingDay,
  changeLimits,
  announceLimits,
  proposeLimits,
  agree,
  disagree,
  personalLimits,
  endPersonalLimits,
  wager,
  alter,
  withdraw,
  accept,
  namePartners,
  reportElsewhere,
  recover,
  makeGood,
  releaseUnclaimed,
  buyIn,
  cashOut,
  buyColour,
  sellColour,
  requireColours,
  orderDeviceAway,
  voidWagers,
  exclude,
  dispute,
  endDispute,
  supplyRules,
  invalidate,
] as const

export type GeneralCommand = CommandOf<(typeof GENERAL)[number]>

export type CommandName = GeneralCommand['does']
