// The pictures on the cards: each a small engraving of its subject, put together from parts that
// are drawn here. Ink on paper; the colour is the side's.

import { s } from "../shell/dom.js";
import { SHAPES } from "./pieces.js";

/** How large a picture is, in its units. */
const [WIDTH, HEIGHT] = [120, 72];

/**
 * Parts, each standing on the point 0,0: `ink` is filled, `line` is drawn, `wash` is tinted, and
 * `pale` is left as paper with an outline.
 * @type {Record<string, {wash?: string, ink?: string, line?: string, pale?: string}>}
 */
const PARTS = {
  sun: { pale: "M-9-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", line: rays(12, 12, 17, -9) },
  moon: { pale: "M4-20a10 10 0 1 0 7 15a9 9 0 0 1-7-15z" },
  cloud: {
    wash: "M-20 0q-8-1-6-8q1-6 8-5q3-8 12-6q7-6 14 1q9-1 9 7q6 1 4 7q-1 4-6 4z",
    line: "M-20 0q-8-1-6-8q1-6 8-5q3-8 12-6q7-6 14 1q9-1 9 7q6 1 4 7q-1 4-6 4z",
  },
  bolt: { ink: "M3-26L-7-10h6L-6 0L8-15H1l6-11z" },
  rain: { line: "M-18 0l5-14M-8 2l5-14M2 0l5-14M12 2l5-14" },
  wave: { line: "M-60 0q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0" },
  swell: { line: "M-26 0q9-9 18-2q6 5 13 0q9-8 21 1M-20 5q9-6 18 0" },
  rocks: { ink: "M-20 0l4-9 5 3 4-10 6 8 4-5 6 7 4-3 7 9z" },
  dunes: {
    wash: "M-60 12V0q16-12 34-4q18-14 40-2q18-9 46 4v14z",
    line: "M-60 0q16-12 34-4q18-14 40-2q18-9 46 4M-30 4q10-4 20 1M16 4q12-5 26 1",
  },
  mountains: {
    pale: "M-44 0l16-22 9 11 11-19 16 22 8-9 14 17z",
    line: "M-28-22l4 9 5-2M-8-30l5 11-3 6 6 3M24-17l3 7",
  },
  fort: {
    pale: "M-26 0v-18h5v-4h5v4h5v-4h5v4h5v-16h4v-4h4v4h4v16h5v-4h5v4h5v-4h5v4h5V0z",
    ink: "M-5 0v-7a5 5 0 0 1 10 0v7zM-19-8h3v-5h-3zM15-8h3v-5h-3z",
    line: "M-26-12h52M-26-6h17M11-6h15",
  },
  town: {
    pale: "M-30 0v-10h10v-6h9v-3a6 6 0 0 1 12 0v3h4v-18l3-5 3 5v18h6v-4h13v20z",
    ink: "M-26-3h3v-4h-3zM-15-8h3v-4h-3zM-8 0v-6a3 3 0 0 1 6 0v6zM18-6h3v-5h-3zM24-12h3v-5h-3zM11-30h2v-4h-2z",
    line: "M-11-19h12M8-20h6M17-14h13",
  },
  palm: {
    line: "M0 0q3-12 0-24",
    ink: "M0-24q-12-6-17 3q8-4 16-2q-8 4-8 12q4-8 9-11q6 3 8 11q1-8-6-12q8-2 15 2q-4-10-17-3z",
  },
  wall: {
    pale: "M-40 0v-14h80V0z",
    line: "M-40-7h80M-28-14v7M-8-14v7M12-14v7M32-14v7M-18-7v7M2-7v7M22-7v7",
  },
  tent: { pale: "M-18 0L0-22 18 0z", line: "M0-22v22M0-22v-6l7 2-7 3", ink: "M-4 0L0-11 4 0z" },
  flagUs: {
    line: "M0 0v-44",
    pale: "M0-44h30v19H0z",
    ink: "M0-44h13v9H0zM13-42h17v2H13zM13-38h17v2H13zM0-34h30v2H0zM0-30h30v2H0z",
  },
  flagMoon: {
    line: "M0 0v-44",
    wash: "M0-44q8 4 15 0t15 0v18q-8 4-15 0t-15 0z",
    pale: "M17-41a6 6 0 1 0 3 10a5 5 0 0 1-3-10z",
  },
  flagCross: {
    line: "M0 0v-44",
    wash: "M0-44h32v19H0z",
    pale: "M9-44h5v7h18v5H14v7H9v-7H0v-5h9z",
  },
  flagWhite: { line: "M0 0v-44", pale: "M0-44q8 4 15 0t15 0v18q-8 4-15 0t-15 0z" },
  felled: {
    line: "M-30 0l44-20M-14 0v-3M-34 0h60",
    pale: "M14-20l16 4-5 15-16-4z",
    ink: "M17-17l12 3-.6 2-12-3zM16-12l12 3-.6 2-12-3z",
  },
  scroll: {
    pale: "M-20-2v-34q0-4 4-4h34q-4 0-4 5v33q0 4-4 4h-30q4 0 0-4z",
    line: "M-14-33h22M-14-28h22M-14-23h18M-14-18h22M-14-13h14M18-40q4 0 4 5h-8",
    ink: "M4-9a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM6-5l-1 8 3-2 3 2-1-8z",
  },
  book: {
    pale: "M-22-2q12-6 22 0q10-6 22 0v-24q-12-6-22 0q-10-6-22 0z",
    line: "M0-26v24M-17-21q7-2 12 0M-17-16q7-2 12 0M-17-11q7-2 12 0M17-21q-7-2-12 0M17-16q-7-2-12 0M17-11q-7-2-12 0",
  },
  quill: { ink: "M-12 0L8-26q8-10 14-10q-2 12-12 20z", line: "M-14 4L16-32" },
  bag: {
    wash: "M-6-20q-12 8-12 15q0 6 18 6t18-6q0-7-12-15z",
    line: "M-6-20q-12 8-12 15q0 6 18 6t18-6q0-7-12-15zM-7-20l-3-6q10 4 20 0l-3 6zM-4-9h8M0-14v12",
  },
  coins: {
    pale: "M-18 0v-4a8 3 0 0 1 16 0v4a8 3 0 0 1-16 0zM-8-9a8 3 0 0 1 16 0v5h-16zM4 1v-4a8 3 0 0 1 16 0v4a8 3 0 0 1-16 0z",
    line: "M-18-4a8 3 0 0 0 16 0M-8-9a8 3 0 0 0 16 0M4-3a8 3 0 0 0 16 0M-18-2a8 3 0 0 0 16 0M4-1a8 3 0 0 0 16 0",
  },
  chest: {
    wash: "M-18 0v-14h36V0z",
    pale: "M-18-14q2-10 18-10t18 10z",
    line: "M-18 0v-14h36V0zM-18-14q2-10 18-10t18 10M-12-14V0M12-14V0M-3-16h6v6h-6z",
  },
  barrel: { pale: "M-8 0q-4-10 0-20h16q4 10 0 20z", line: "M-10-6h20M-10-14h20" },
  crown: { ink: "M-16 0l-4-18 10 8 10-14 10 14 10-8-4 18z" },
  turban: {
    pale: "M-9-24q0-10 9-10t9 10q0 4-1 8q0 12-8 12t-8-12q-1-4-1-8z",
    wash: "M-13-26q-2-14 13-14t13 14q-13-6-26 0zM-18 0q2-10 10-10q8 5 16 0q8 0 10 10z",
    line: "M-13-26q-2-14 13-14t13 14q-13-6-26 0zM-12-31q12-5 24 0M-18 0q2-10 10-10q8 5 16 0q8 0 10 10M-4-20h2M2-20h2M-5-12q5 6 10 0l-5 8z",
    ink: "M-1-44l1-4 1 4z",
  },
  gentleman: {
    pale: "M-9-24q0-12 9-12t9 12q0 12-5 15h-8q-5-3-5-15z",
    wash: "M-20 0q1-12 13-12l7 8 7-8q12 0 13 12z",
    line: "M-9-26q-4-12 9-13t9 13M-10-22q-4 6-1 12M10-22q4 6 1 12M-20 0q1-12 13-12l7 8 7-8q12 0 13 12M-4-24h2M3-24h2M0-22v4M-3-14h6",
    ink: "M-4-9l4 5 4-5v9h-8z",
  },
  officer: {
    pale: "M-8-22q0-10 8-10t8 10q0 10-4 13h-8q-4-3-4-13z",
    ink: "M-22-28q10 2 22-2q12 4 22 2q-6-12-22-12t-22 12z",
    wash: "M-20 0q1-11 12-11l8 7 8-7q11 0 12 11z",
    line: "M-20 0q1-11 12-11l8 7 8-7q11 0 12 11M-20-6h6M14-6h6M-4-22h2M3-22h2M0-20v4M-3-13h6",
  },
  sabre: { ink: "M-14 0l2-3q18-6 24-28q8 22-22 29z", line: "M-18 4l8-8M-15-5l6 6" },
  crossed: {
    line: "M-22 0L18-34M22 0L-18-34M-20-8l9 9M20-8l-9 9",
    ink: "M18-34l5-4-3 6zM-18-34l-5-4 3 6z",
  },
  musket: { line: "M-30 0L30-24", ink: "M-34 5l8-9 10-2-12 9zM30-24l3-4-1 5z" },
  cannon: {
    ink: "M-24-14l40-8 2 9-40 9q-6-4-2-10zM-14-2a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
    line: "M-26 4h40",
  },
  balls: {
    ink: "M-12-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-3-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-8-11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  smoke: {
    pale: "M0 0q-8 1-8-6q-6-6 2-10q0-8 8-7q6-6 12 0q8-1 8 7q6 4 1 10q0 7-8 6q-7 6-15 0z",
    line: "M-2-8q4-6 9-2M6-14q6-4 9 2",
  },
  blast: { pale: star(12, 20, 9), ink: star(12, 8, 3) },
  flame: {
    ink: "M0 0q-12-4-10-16q4 4 5 1q-3-14 8-22q-1 9 5 13q4-3 3-8q8 10 4 22q-2 9-15 10z",
  },
  spyglass: {
    ink: "M-24 2l18-9 3 6-18 9z",
    pale: "M-6-8l16-8 4 8-16 8zM11-18l10-5 6 11-10 5z",
  },
  anchor: {
    line: "M0-34v32M-8-26h16M-17-12q3 14 17 12q14 2 17-12",
    ink: "M-3-37a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM-21-9l4-8 5 6zM21-9l-4-8-5 6z",
  },
  compass: {
    pale: "M-16-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0z",
    ink: "M0-30l4 14-4 14-4-14z",
    line: "M-12-16h5M7-16h5",
  },
  hourglass: {
    pale: "M-9 0h18q0-10-7-14q7-4 7-14H-9q0 10 7 14q-7 4-7 14z",
    ink: "M-12 0h24v3h-24zM-12-31h24v3h-24zM-6-1q0-5 6-8q6 3 6 8z",
  },
  oar: { line: "M-24 0L20-24", ink: "M18-25l10-8 2 4-10 7z" },
  shackle: {
    line: "M-16-8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4-8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-2-8h6",
  },
  hand: { pale: "M-26 2l18-2 20-8q6 0 6 4l-14 8h-18l-12 4z", line: "M-8 0l14-4" },
  splash: { line: "M-14 0q2-10 8-12M14 0q-2-10-8-12M0-2v-14M-7-4l-4-7M7-4l4-7" },
  column: {
    pale: "M-22 0h44v-3h-44zM-18-4h36v-3h-36zM-22-24L0-36 22-24z",
    line: "M-15-7v-16M-5-7v-16M5-7v-16M15-7v-16M-18-24h36",
  },
  crosshair: {
    line: "M-14-14a14 14 0 1 0 28 0a14 14 0 1 0-28 0M0-32v10M0-6v10M-18-14h10M8-14h10",
    ink: "M-2-14a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
  },
  arrow: { ink: "M-22-6h26v-6L20-2 4 8V2h-26z" },
  camel: {
    ink: "M-20 0l2-16q1-6 6-7q3-8 8-1q5-8 9 1q3 2 5 1q3-12 8-13l5 2-1 3-3 1q-2 14-8 16l1 13h-3l-2-11h-15l-2 11h-3l-1-11-2 11z",
  },
};

/** Rays around a middle. @param {number} count @param {number} near @param {number} far @param {number} y */
function rays(count, near, far, y) {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count;
    const [x, v] = [Math.cos(turn), Math.sin(turn)];
    return `M${(x * near).toFixed(1)} ${(y + v * near).toFixed(1)}L${(x * far).toFixed(1)} ${(y + v * far).toFixed(1)}`;
  }).join("");
}

/** A star. @param {number} points @param {number} far @param {number} near */
function star(points, far, near) {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (index * Math.PI) / points;
    const reach = index % 2 ? near : far;
    return `${(Math.sin(turn) * reach).toFixed(1)} ${(-Math.cos(turn) * reach).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** @typedef {[part: string, x: number, y: number, scale?: number, turn?: number]} Placed */

/** What is on each card, from back to front. @type {Record<string, Placed[]>} */
const SCENES = {
  "Thomas Jefferson": [
    ["column", 92, 66, 0.9],
    ["gentleman", 46, 70, 1.45],
    ["quill", 78, 60, 0.6],
  ],
  "Swedish Frigates Arrive": [
    ["sun", 96, 26, 0.8],
    ["swede", 46, 62, 0.9],
    ["swede", 88, 58, 0.55],
    ["flagCross", 14, 62, 0.7],
    ["wave", 60, 64],
    ["wave", 66, 69],
  ],
  "Hamet's Army Created": [
    ["sun", 20, 28, 0.7],
    ["dunes", 60, 62],
    ["camel", 92, 62, 0.9],
    ["arab", 36, 68, 0.75],
    ["arab", 58, 68, 0.7],
    ["marine", 78, 69, 0.7],
  ],
  "Treaty of Peace and Amity": [
    ["flagUs", 14, 68, 0.95],
    ["scroll", 60, 66, 1.35],
    ["flagMoon", 88, 68, 0.95],
  ],
  "Assault on Tripoli": [
    ["town", 78, 52, 1.05],
    ["smoke", 60, 40, 0.9],
    ["blast", 84, 32, 0.7],
    ["frigate", 30, 62, 0.8],
    ["wave", 60, 62],
    ["gunboat", 66, 68, 0.5],
    ["wave", 64, 69],
  ],
  "Naval Movement": [
    ["frigate", 34, 60, 0.75],
    ["frigate", 84, 64, 0.95],
    ["wave", 60, 62],
    ["wave", 66, 68],
  ],
  "Early Deployment": [
    ["hourglass", 22, 56, 1.3],
    ["frigate", 80, 62, 1],
    ["wave", 80, 64],
    ["wave", 86, 69],
  ],
  "A Show of Force": [
    ["frigate", 26, 58, 0.62],
    ["frigate", 94, 58, 0.62],
    ["frigate", 60, 63, 0.9],
    ["wave", 60, 62],
    ["wave", 66, 68],
  ],
  "Tribute Paid": [
    ["hand", 40, 60, 1.3],
    ["bag", 82, 58, 1.2],
    ["coins", 84, 68, 0.8],
  ],
  "Constantinople Demands Tribute": [
    ["moon", 96, 30, 0.9],
    ["town", 44, 58, 1.1],
    ["coins", 92, 64, 1.1],
    ["wave", 60, 66],
  ],
  "Hamet Recruits Bedouins": [
    ["dunes", 60, 58],
    ["tent", 26, 62, 1.1],
    ["camel", 62, 64, 0.9],
    ["arab", 94, 68, 0.75],
    ["palm", 108, 58, 0.9],
  ],
  "Bainbridge Supplies Intel": [
    ["wall", 60, 70, 1.5],
    ["officer", 34, 64, 1.1],
    ["scroll", 86, 60, 0.9],
    ["shackle", 34, 70, 0.8],
  ],
  "Congress Authorizes Action": [
    ["column", 60, 66, 1.5],
    ["scroll", 98, 68, 0.7],
  ],
  "Corsairs Confiscated": [
    ["mountains", 26, 46, 0.8],
    ["xebec", 66, 60, 0.95],
    ["shackle", 66, 66, 1.3],
    ["wave", 60, 68],
  ],
  "Burn the Philadelphia": [
    ["moon", 16, 28, 0.8],
    ["frigate", 70, 62, 1.05],
    ["flame", 58, 50, 1],
    ["flame", 78, 46, 1.1],
    ["flame", 92, 54, 0.8],
    ["wave", 60, 64],
    ["wave", 66, 69],
  ],
  "Launch the Intrepid": [
    ["fort", 92, 44, 0.8],
    ["gunboat", 44, 60, 0.85],
    ["blast", 52, 34, 1.1],
    ["wave", 60, 64],
    ["wave", 66, 69],
  ],
  "General Eaton Attacks Derne": [
    ["town", 90, 50, 0.75],
    ["dunes", 60, 58],
    ["officer", 32, 68, 1.25],
    ["sabre", 62, 54, 0.9],
    ["flagUs", 74, 62, 0.7],
  ],
  "General Eaton Attacks Benghazi": [
    ["palm", 106, 52, 1],
    ["fort", 82, 50, 0.7],
    ["dunes", 60, 58],
    ["marine", 24, 68, 0.75],
    ["arab", 44, 68, 0.7],
    ["arab", 62, 69, 0.7],
    ["flagUs", 10, 62, 0.7],
  ],
  "Lieutenant Sterett in Pursuit": [
    ["xebec", 100, 52, 0.5],
    ["gunboat", 46, 60, 0.95],
    ["smoke", 76, 50, 0.7],
    ["wave", 60, 60],
    ["wave", 64, 67],
  ],
  "Preble's Boys Take Aim": [
    ["crosshair", 94, 44, 1.1],
    ["cannon", 44, 58, 1.3],
    ["balls", 76, 70, 0.9],
  ],
  "The Daring Stephen Decatur": [
    ["moon", 18, 28, 0.8],
    ["officer", 62, 70, 1.5],
    ["sabre", 98, 58, 1.1],
  ],
  "Send in the Marines": [
    ["gunboat", 96, 56, 0.6],
    ["marine", 26, 70, 0.95],
    ["marine", 52, 70, 0.95],
    ["marine", 78, 70, 0.95],
    ["wave", 60, 71],
  ],
  "Lieutenant O'Bannon Leads the Charge": [
    ["fort", 92, 52, 0.75],
    ["flagUs", 78, 36, 0.5],
    ["marine", 40, 70, 1],
    ["sabre", 62, 50, 0.9],
    ["dunes", 60, 66],
  ],
  "Marine Sharpshooters": [
    ["musket", 60, 56, 1.3],
    ["crosshair", 94, 40, 0.9],
    ["marine", 28, 70, 0.9],
  ],
  "Yusuf Qaramanli": [
    ["fort", 94, 62, 0.8],
    ["turban", 46, 70, 1.4],
    ["crown", 94, 28, 0.6],
  ],
  "Murad Reis Breaks Out": [
    ["mountains", 28, 44, 0.9],
    ["xebec", 74, 60, 1],
    ["arrow", 106, 30, 0.5],
    ["wave", 60, 62],
    ["wave", 66, 68],
  ],
  "Constantinople Sends Aid": [
    ["moon", 18, 28, 0.8],
    ["galley", 46, 60, 0.8],
    ["galley", 88, 62, 0.7],
    ["chest", 66, 68, 0.5],
    ["wave", 60, 65],
  ],
  "US Supplies Run Low": [
    ["barrel", 34, 64, 1.3],
    ["barrel", 62, 66, 1.1],
    ["hourglass", 94, 60, 1.1],
  ],
  "Algerine Corsairs Raid": [
    ["mountains", 60, 38, 0.9],
    ["galley", 44, 60, 0.85],
    ["galley", 88, 64, 0.75],
    ["wave", 60, 64],
    ["wave", 66, 69],
  ],
  "Moroccan Corsairs Raid": [
    ["palm", 14, 46, 0.9],
    ["sun", 100, 28, 0.7],
    ["galley", 60, 62, 1],
    ["wave", 60, 64],
    ["wave", 66, 69],
  ],
  "Tunisian Corsairs Raid": [
    ["town", 92, 44, 0.7],
    ["galley", 46, 62, 0.95],
    ["sabre", 92, 66, 0.7],
    ["wave", 60, 64],
    ["wave", 66, 69],
  ],
  "Troops to Derne": [
    ["palm", 100, 50, 1],
    ["dunes", 60, 60],
    ["infantry", 28, 68, 0.8],
    ["infantry", 52, 69, 0.8],
    ["infantry", 76, 68, 0.8],
  ],
  "Troops to Benghazi": [
    ["fort", 92, 50, 0.7],
    ["dunes", 60, 62],
    ["infantry", 26, 70, 0.85],
    ["infantry", 50, 70, 0.85],
  ],
  "Troops to Tripoli": [
    ["town", 84, 62, 0.9],
    ["infantry", 22, 70, 0.85],
    ["infantry", 44, 70, 0.85],
    ["cannon", 90, 70, 0.6],
  ],
  Storms: [
    ["cloud", 44, 26, 1.2],
    ["bolt", 70, 44, 1],
    ["rain", 36, 44, 0.9],
    ["frigate", 86, 64, 0.7, 14],
    ["swell", 40, 62, 1.2],
    ["wave", 60, 68],
  ],
  "Second Storms": [
    ["cloud", 78, 24, 1.2],
    ["bolt", 44, 46, 1.1],
    ["rain", 88, 44, 0.9],
    ["frigate", 28, 64, 0.7, -14],
    ["swell", 80, 62, 1.2],
    ["wave", 60, 68],
  ],
  "Tripoli Attacks": [
    ["flagMoon", 12, 60, 0.9],
    ["xebec", 50, 60, 0.9],
    ["xebec", 90, 64, 0.75],
    ["wave", 60, 64],
    ["sabre", 24, 70, 0.5],
  ],
  "Sweden Pays Tribute": [
    ["flagCross", 16, 66, 1.1],
    ["chest", 76, 64, 1.4],
    ["coins", 46, 69, 0.8],
  ],
  "Tripoli Acquires Corsairs": [
    ["fort", 24, 42, 0.7],
    ["xebec", 50, 58, 0.6],
    ["xebec", 90, 62, 0.9],
    ["bag", 20, 70, 0.6],
    ["wave", 60, 65],
  ],
  "The Philadelphia Runs Aground": [
    ["frigate", 60, 56, 1.05, -16],
    ["rocks", 76, 64, 1.4],
    ["wave", 60, 66],
    ["flagMoon", 10, 62, 0.7],
  ],
  "Algiers Declares War": [
    ["mountains", 84, 40, 0.8],
    ["felled", 52, 60, 1.3],
  ],
  "Morocco Declares War": [
    ["palm", 18, 54, 1.1],
    ["crossed", 72, 62, 1.3],
  ],
  "Tunis Declares War": [
    ["town", 88, 58, 0.9],
    ["scroll", 34, 66, 1.1],
    ["sabre", 62, 60, 0.8],
  ],
  "US Signal Books Overboard": [
    ["frigate", 24, 46, 0.5],
    ["book", 76, 46, 1],
    ["splash", 76, 60, 1.5],
    ["wave", 60, 62],
    ["wave", 66, 68],
  ],
  "Uncharted Waters": [
    ["compass", 34, 60, 1.4],
    ["rocks", 92, 62, 1.2],
    ["swell", 80, 66, 1],
    ["wave", 70, 70],
  ],
  "Merchant Ship Converted": [
    ["swede", 40, 62, 0.85],
    ["arrow", 74, 40, 0.5],
    ["xebec", 100, 62, 0.6],
    ["wave", 60, 65],
  ],
  "Happy Hunting": [
    ["spyglass", 56, 44, 1.3],
    ["bag", 96, 68, 0.9],
    ["coins", 30, 68, 1],
  ],
  "The Guns of Tripoli": [
    ["fort", 60, 44, 1.15],
    ["cannon", 30, 64, 0.9],
    ["cannon", 86, 64, 0.9],
    ["smoke", 52, 56, 0.6],
    ["smoke", 108, 56, 0.6],
  ],
  "Mercenaries Desert": [
    ["sun", 22, 28, 0.7],
    ["dunes", 60, 62],
    ["arab", 92, 66, 0.6],
    ["arab", 70, 68, 0.75],
    ["musket", 34, 68, 0.8],
  ],
};

/** The names of the cards that have a picture. */
export const PICTURED = Object.keys(SCENES);

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/**
 * The picture of a card.
 * @param {string} name
 * @returns {SVGElement}
 */
export function vignette(name) {
  let found = drawn.get(name);
  if (!found) {
    found = s(
      "svg",
      { class: "vignette", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
      s("rect", { class: "sky", width: `${WIDTH}`, height: `${HEIGHT}` }),
      s("path", { class: "hatch", d: hatch() }),
      ...(SCENES[name] ?? []).map(placed),
    );
    drawn.set(name, found);
  }
  return /** @type {SVGElement} */ (found.cloneNode(true));
}

/** The engraver's sky: lines that grow closer upwards. */
function hatch() {
  let d = "";
  for (let y = 3, step = 2.2; y < 40; y += step, step *= 1.16) {
    d += `M2 ${y.toFixed(1)}h${WIDTH - 4}`;
  }
  return d;
}

/** @param {Placed} part */
function placed([name, x, y, scale = 1, turn = 0]) {
  const shape = SHAPES[name];
  const path = (/** @type {string} */ look, /** @type {string | undefined} */ d) =>
    d ? s("path", { class: look, d }) : null;
  if (shape) {
    const { solid, sails, oars, held, belts, ports } = shape;
    return s(
      "g",
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-32 -52)` },
      path("line", oars),
      path("ink", solid + (held ?? "")),
      path("pale", sails),
      path("belt", (ports ?? "") + (belts ?? "")),
    );
  }
  const { wash, pale, ink, line } = PARTS[name];
  return s(
    "g",
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    path("wash", wash),
    path("pale", pale),
    path("ink", ink),
    path("line", line),
  );
}
