/** So many games are needed to judge chances: each of as many parts is judged by the others. */
export const LEAST_GAMES = 5;
