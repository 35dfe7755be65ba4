/** The reserve: everything that no player owns (P-1.4). */
import type { Cube, Pool } from '../data/index.js';
import type { State } from '../state.js';

/** Takes cubes out of the reserve; with the house rule `cubeReserve: unlimited` it never runs low (PQ-6). */
export function takeCubes(state: State, cube: Cube, count: number): void {
  if (state.open.options.cubeReserve === 'limited') state.open.reserve[cube] -= count;
}

/** P-5.3, P-8.12: cubes that are paid or used up go back to the reserve. */
export function returnCubes(state: State, cube: Cube, count: number): void {
  if (state.open.options.cubeReserve === 'limited') state.open.reserve[cube] += count;
}

/** How many of so many cubes there are to be had (P-6.18). */
export function available(state: State, cube: Cube, count: number): number {
  const { options, reserve } = state.open;
  return options.cubeReserve === 'limited' ? Math.min(count, reserve[cube]) : count;
}

/** Takes tokens out of the reserve; with the house rule `tokenReserve: unlimited` it never runs low (PQ-7). */
export function takeTokens(state: State, pool: Pool, count: number): void {
  if (state.open.options.tokenReserve === 'limited') state.open.reserve[pool] -= count;
}

export function returnTokens(state: State, pool: Pool, count: number): void {
  if (state.open.options.tokenReserve === 'limited') state.open.reserve[pool] += count;
}
