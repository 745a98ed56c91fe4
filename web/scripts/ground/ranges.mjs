// The ranges of mountains: lines through the mountain spaces of the board, set with peaks.

import { apart, cut, smooth } from "./lines.mjs";
import { lots } from "./lots.mjs";

/** @typedef {import("./lines.mjs").Point} Point */

/** @type {Point[][]} */
// biome-ignore format: a table
const RANGES = [
  // The Adirondacks
  [[1580, 440], [1530, 470], [1502, 505], [1478, 560], [1453, 612], [1415, 650], [1381, 697], [1345, 745]],
  [[1450, 455], [1425, 520], [1390, 585], [1350, 650], [1310, 690]],
  [[1580, 530], [1545, 590], [1500, 650], [1460, 715], [1425, 760]],
  // The Green Mountains, and the Berkshires
  [[1900, 455], [1850, 528], [1800, 590], [1747, 655], [1722, 715], [1700, 790], [1665, 840], [1625, 888], [1600, 930], [1545, 1010], [1520, 1090], [1480, 1160]],
  // The White Mountains
  [[2120, 570], [2080, 610], [2046, 658], [2000, 710], [1960, 745], [1916, 784], [1870, 830], [1830, 880], [1783, 942], [1745, 1010], [1720, 1060]],
  [[2150, 640], [2110, 700], [2090, 760]],
  // The Notre Dame Mountains, and those of Maine
  [[2150, 270], [2090, 310], [2040, 363], [2030, 420], [2043, 491], [2020, 545]],
  [[2200, 330], [2160, 410], [2130, 480], [2160, 560], [2210, 620], [2270, 640]],
  [[2180, 720], [2240, 700], [2310, 720]],
  // The Catskills, the Shawangunk and the Highlands
  [[1345, 955], [1293, 1012], [1268, 1062]],
  [[1320, 1050], [1295, 1105], [1280, 1170], [1225, 1225]],
  // The Kittatinny and Tuscarora ridges
  [[1180, 1085], [1120, 1095], [1070, 1115], [1019, 1133], [960, 1130], [920, 1150]],
  [[1130, 1215], [1060, 1180], [1000, 1185]],
  [[770, 1130], [720, 1160], [670, 1195], [600, 1215], [560, 1270]],
  [[740, 1010], [710, 1060], [690, 1110]],
  // The Blue Ridge
  [[750, 1235], [700, 1275], [650, 1320], [610, 1380], [540, 1450], [470, 1475], [430, 1540], [370, 1600]],
  // The Alleghenies
  [[790, 800], [740, 815], [696, 840], [650, 880], [625, 930]],
  [[700, 900], [665, 984], [625, 1040], [590, 1100], [560, 1150], [490, 1235], [425, 1290], [372, 1326], [320, 1390], [280, 1460], [240, 1550]],
  [[590, 1000], [536, 1067], [490, 1115], [430, 1160], [385, 1206], [340, 1270], [300, 1340], [250, 1410]],
  [[330, 1180], [290, 1230], [240, 1300]],
  // The Magnolia Hills
  [[1010, 890], [936, 934], [880, 925], [830, 900]],
  [[920, 990], [880, 1000], [860, 1040]],
  // The Laurentians
  [[1160, 200], [1240, 170], [1330, 160], [1420, 175], [1490, 190]],
  [[1560, 195], [1610, 170]],
  [[1930, 140], [1990, 120], [2060, 125], [2120, 100], [2190, 85], [2250, 60]],
  [[700, 250], [780, 220], [860, 230], [940, 210], [1020, 230]],
];

/** The distance between peaks, how far they lie off the line, and how high they are. */
const [APART, OFF, LEAST, MORE] = [15, 8, 14, 11];

const LOWEST = 8;

/** Peaks from north to south, so that the nearer ones cover the farther. @returns {[x: number, y: number, height: number][]} */
export function peaks() {
  const lot = lots(1755);
  return RANGES.flatMap((range) => {
    const line = cut(smooth(range), 3);
    /** @type {[number, number, number][]} */
    const found = [];
    let [left, way] = [0, 0];
    for (let i = 1; i < line.length; i += 1) {
      const step = apart(line[i - 1], line[i]);
      [left, way] = [left - step, way + step];
      if (left > 0) continue;
      left = APART * (0.8 + 0.5 * lot());
      const [x, y] = line[i];
      // Lower toward the ends of a range.
      const crest = Math.min(1, 0.3 + Math.min(i, line.length - i) / 24);
      const spread = (lot() - 0.5) * 2 * OFF;
      found.push([x + spread, y + (lot() - 0.5) * OFF, (LEAST + MORE * lot() ** 1.5) * crest]);
    }
    return found;
  })
    .filter(([, , high]) => high > LOWEST)
    .sort((one, other) => one[1] - other[1]);
}
