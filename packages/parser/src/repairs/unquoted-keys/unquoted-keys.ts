/** A key without quotes. */
export const bareKey = /[\p{L}_$][\p{L}\p{N}_$-]{0,127}/uy;
