/** Stands for a kind of navbar item that the configuration does not have: the theme refuses it as it does an unknown one. */
export default undefined;
